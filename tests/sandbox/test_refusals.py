"""What the local Discord refuses: too late, twice, without rights, without the token, from elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox import ActionError, Person, Sandbox
from sandbox.refusals.limits import ATTACHMENT_SIZE
from sandbox.refusals.permissions import Overwrite, Permission
from tests.sandbox.rawbot import RawBot
from tests.sandbox.toybot import png

GO = {"name": "go", "description": "go"}
TEXT = {"content": "x"}


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    # Refusals are the subject here.
    async with Sandbox(strict=False) as running:
        yield running


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[RawBot]:
    async with RawBot(sandbox) as bot:
        assert (await bot.register(GO))[0] == 200
        yield bot


@pytest.fixture
def alice(sandbox: Sandbox) -> Person:
    return sandbox.person("alice")


@pytest.fixture
def bob(sandbox: Sandbox) -> Person:
    return sandbox.person("bob")


def webhook(raw: RawBot, interaction: dict[str, Any], message: str = "") -> str:
    return f"/webhooks/{raw.application}/{interaction['token']}" + (f"/messages/{message}" if message else "")


def nested(body: Any, *path: str) -> str:
    """The code of the first fault at a path of a 50035."""
    assert body["code"] == 50035, body
    node = body["errors"]
    for step in path:
        node = node[step]
    return str(node["_errors"][0]["code"])


async def test_an_answer_after_three_seconds_is_unknown(sandbox: Sandbox, raw: RawBot, alice: Person) -> None:
    interaction, task = await raw.asked(alice)
    sandbox.clock.advance(3.1)
    assert (await task).failed == "The application did not respond"
    status, body = await raw.answer(interaction, 4, TEXT)
    assert (status, body["code"]) == (404, 10062)
    assert sandbox.messages() == []


async def test_an_answer_within_three_seconds_counts(sandbox: Sandbox, raw: RawBot, alice: Person) -> None:
    interaction, task = await raw.asked(alice)
    sandbox.clock.advance(1)
    status, body = await raw.answer(interaction, 4, TEXT)
    assert status == 200
    result = await task
    assert body["interaction"]["response_message_id"] == result.said.id
    assert body["resource"]["message"]["content"] == "x"
    assert body["resource"]["type"] == 4


async def test_a_second_answer_is_refused(raw: RawBot, alice: Person) -> None:
    interaction, task = await raw.asked(alice)
    assert (await raw.answer(interaction, 4, TEXT))[0] == 200
    status, body = await raw.answer(interaction, 4, TEXT)
    assert (status, body["code"]) == (400, 40060)
    assert len(alice.messages()) == 1
    await task


async def test_the_original_before_any_answer(raw: RawBot, alice: Person) -> None:
    interaction, task = await raw.asked(alice)
    for method, path in (("PATCH", webhook(raw, interaction, "@original")), ("POST", webhook(raw, interaction))):
        status, body = await raw.call(method, path, TEXT)
        assert (status, body["code"]) == (404, 10015)
    assert (await raw.answer(interaction, 4, TEXT))[0] == 200
    await task


async def test_a_token_lives_fifteen_minutes(sandbox: Sandbox, raw: RawBot, alice: Person) -> None:
    interaction, task = await raw.asked(alice)
    assert (await raw.answer(interaction, 4, TEXT))[0] == 200
    await task
    sandbox.clock.advance(14 * 60)
    assert (await raw.call("PATCH", webhook(raw, interaction, "@original"), {"content": "y"}))[0] == 200
    sandbox.clock.advance(2 * 60)
    status, body = await raw.call("PATCH", webhook(raw, interaction, "@original"), {"content": "z"})
    assert (status, body["code"]) == (401, 50027)


async def test_a_foreign_interaction_token(raw: RawBot) -> None:
    status, body = await raw.call("POST", f"/webhooks/{raw.application}/not-a-token", TEXT)
    assert (status, body["code"]) == (401, 50027)
    status, body = await raw.call("POST", "/interactions/1/not-a-token/callback", {"type": 4, "data": TEXT})
    assert (status, body["code"]) == (404, 10062)


async def test_a_deleted_original_is_unknown(raw: RawBot, alice: Person) -> None:
    interaction, task = await raw.asked(alice)
    await raw.answer(interaction, 4, TEXT)
    await task
    assert (await raw.call("DELETE", webhook(raw, interaction, "@original")))[0] == 204
    status, body = await raw.call("PATCH", webhook(raw, interaction, "@original"), TEXT)
    assert (status, body["code"]) == (404, 10008)


async def test_the_first_followup_takes_the_place_of_thinking(raw: RawBot, alice: Person) -> None:
    interaction, task = await raw.asked(alice)
    status, body = await raw.answer(interaction, 5, {"flags": 64})
    assert status == 200
    assert body["interaction"]["response_message_loading"] is True
    result = await task
    assert result.said.loading
    assert (await raw.call("POST", webhook(raw, interaction), {"content": "one"}))[1]["id"] == result.said.id
    assert result.said.ephemeral
    assert (await raw.call("POST", webhook(raw, interaction), {"content": "two"}))[1]["id"] != result.said.id
    assert [message.text for message in result.replies] == ["one", "two"]


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        *((kind, "BASE_TYPE_CHOICES") for kind in (1, 6, 7, 8)),
        *((kind, "UNION_TYPE_CHOICES") for kind in (2, 99)),
        *((kind, "NUMBER_TYPE_COERCE") for kind in (None, "4")),
    ],
)
async def test_answers_that_do_not_fit_a_command(raw: RawBot, alice: Person, kind: Any, code: str) -> None:
    interaction, task = await raw.asked(alice)
    status, body = await raw.answer(interaction, kind, {"content": "x"})
    assert status == 400
    assert nested(body, "type") == code
    # The refusal has not used the interaction up.
    assert (await raw.answer(interaction, 4, TEXT))[0] == 200
    await task


async def test_faults_of_a_callback_lie_below_data(raw: RawBot, alice: Person) -> None:
    interaction, task = await raw.asked(alice)
    status, body = await raw.answer(interaction, 4, {"content": "x" * 2001})
    assert status == 400
    assert nested(body, "data", "content") == "BASE_TYPE_MAX_LENGTH"
    await raw.answer(interaction, 4, TEXT)
    await task


async def test_rights(sandbox: Sandbox, raw: RawBot) -> None:
    async def code(channel: str, **more: Any) -> int:
        status, body = await raw.post({"content": "x"}, channel, **more)
        return 0 if status == 200 else int(body["code"])

    assert await code("table") == 0
    assert await code("look-only") == 50013
    assert await code("unseen") == 50001
    assert await code("quiet") == 0
    assert await code("quiet", files={"a.png": png()}) == 50013
    thread = await sandbox.person("bob").open_thread("inside")
    assert await code(thread.channel.id) == 0
    sandbox.world.forbid("table", "SEND_MESSAGES_IN_THREADS")
    assert await code(thread.channel.id) == 50013
    assert await code("table") == 0
    sandbox.world.allow("look-only", "SEND_MESSAGES")
    assert await code("look-only") == 0
    assert (await raw.call("POST", "/channels/1/messages", TEXT))[1]["code"] == 10003


async def test_the_bots_rights_are_told(sandbox: Sandbox, raw: RawBot) -> None:
    for channel, missing in (("look-only", 1 << 11), ("quiet", 1 << 15), ("unseen", 1 << 10), ("table", 1 << 13)):
        interaction, task = await raw.asked(sandbox.person("alice", channel))
        assert not int(interaction["app_permissions"]) & missing
        assert (await raw.answer(interaction, 4, TEXT))[0] == 200
        await task


async def test_people_need_rights_too(sandbox: Sandbox, raw: RawBot, bob: Person, alice: Person) -> None:
    with pytest.raises(ActionError, match="may not write"):
        await bob.at("look-only").say("x")
    await alice.at("look-only").say("x")
    command = {**GO, "default_member_permissions": 1 << 5}
    assert (await raw.register(command))[0] == 200
    with pytest.raises(ActionError, match="may not use /go"):
        await bob.slash("go")
    message = await bob.say("mine")
    with pytest.raises(ActionError, match="may not delete"):
        await sandbox.person("carol").delete(message)
    await alice.delete(message)
    assert message.deleted


async def test_messages_of_others_and_none(raw: RawBot, bob: Person) -> None:
    message = await bob.say("mine")
    path = f"/channels/{message.channel_id}/messages"
    assert (await raw.call("PATCH", f"{path}/{message.id}", TEXT))[1]["code"] == 50005
    assert (await raw.call("DELETE", f"{path}/{message.id}"))[1]["code"] == 50013
    assert (await raw.call("PATCH", f"{path}/123", TEXT))[1]["code"] == 10008
    assert (await raw.post({"content": ""}))[1]["code"] == 50006
    assert (await raw.post({}))[1]["code"] == 50006


async def test_an_ephemeral_message_is_out_of_reach_of_the_channel(raw: RawBot, alice: Person, bob: Person) -> None:
    interaction, task = await raw.asked(alice)
    await raw.answer(interaction, 4, {"content": "x", "flags": 64})
    message = (await task).said
    path = f"/channels/{message.channel_id}/messages"
    assert (await raw.call("GET", f"{path}/{message.id}"))[1]["code"] == 10008
    assert (await raw.call("GET", path))[1] == []
    with pytest.raises(ActionError, match="gone"):
        await bob.press(message, "any")


async def test_a_nonce_is_taken_once(raw: RawBot, alice: Person) -> None:
    body = {"content": "x", "nonce": "turn-7", "enforce_nonce": True}
    first = (await raw.post(body))[1]
    assert (await raw.post(body))[1]["id"] == first["id"]
    assert first["nonce"] == "turn-7"
    assert (await raw.post(body | {"enforce_nonce": False}))[1]["id"] != first["id"]
    assert len(alice.messages()) == 2


async def test_a_nonce_is_its_authors_everywhere_and_for_some_minutes(sandbox: Sandbox, raw: RawBot) -> None:
    body = {"content": "x", "nonce": "turn-7", "enforce_nonce": True}
    first = (await raw.post(body))[1]
    again = (await raw.post(body, "second-table"))[1]
    assert (again["id"], again["channel_id"]) == (first["id"], first["channel_id"])
    sandbox.clock.advance(299)
    assert (await raw.post(body))[1]["id"] == first["id"]
    sandbox.clock.advance(2)
    assert (await raw.post(body))[1]["id"] != first["id"]


async def test_the_nonce_of_a_deleted_message_is_unknown(sandbox: Sandbox, raw: RawBot) -> None:
    body = {"content": "x", "nonce": 7, "enforce_nonce": True}
    first = (await raw.post(body))[1]
    await raw.call("DELETE", f"/channels/{first['channel_id']}/messages/{first['id']}")
    status, refused = await raw.post(body)
    assert (status, refused["code"]) == (404, 10008)
    assert (await raw.post(body | {"enforce_nonce": False}))[0] == 200
    assert (await raw.post(body | {"nonce": 8}))[0] == 200


async def test_who_cannot_see_a_channel_is_not_pinged(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    table = sandbox.world.channel("table")
    table.overwrites.append(Overwrite(bob.id, is_member=True, deny=Permission.VIEW_CHANNEL))
    carol = sandbox.person("carol")
    _, message = await raw.post({"content": f"{bob.mention} {carol.mention}"})
    assert sandbox.message(message["id"]).pings == ["carol"]


async def test_a_deferral_takes_one_flag(raw: RawBot, alice: Person) -> None:
    interaction, task = await raw.asked(alice)
    status, body = await raw.answer(interaction, 5, {"flags": 1 << 15 | 1 << 6})
    assert (status, nested(body, "data", "flags")) == (400, "MESSAGE_FLAGS_INVALID")
    assert (await raw.answer(interaction, 5, {"flags": 1 << 6}))[0] == 200
    assert (await raw.call("PATCH", webhook(raw, interaction, "@original"), TEXT))[0] == 200
    await task


async def test_mentions_are_pinged_as_allowed(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    async def pings(content: str, **more: Any) -> list[str]:
        status, message = await raw.post({"content": content, **more})
        assert status == 200, message
        return sandbox.message(message["id"]).pings

    text = f"{bob.mention} and {sandbox.person('carol').mention} @everyone"
    assert await pings(text) == ["bob", "carol"]
    assert await pings(text, allowed_mentions={"parse": []}) == []
    assert await pings(text, allowed_mentions={"users": [bob.id]}) == ["bob"]
    assert await pings(text, allowed_mentions={"parse": ["users"]}, flags=1 << 12) == []
    assert await pings(f"`{bob.mention}`") == []
    text_display = {"type": 10, "content": f"your turn, {bob.mention}"}
    assert await pings("", components=[text_display], flags=1 << 15) == ["bob"]
    said = await bob.say("a question")
    reference = {"message_id": said.id}
    assert await pings("answer", message_reference=reference) == ["bob"]
    assert await pings("answer", message_reference=reference, allowed_mentions={"parse": []}) == []
    status, body = await raw.post({"content": text, "allowed_mentions": {"parse": ["users"], "users": [bob.id]}})
    assert status == 400
    assert nested(body, "allowed_mentions") == "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"


async def test_an_edit_pings_nobody(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    _, message = await raw.post(TEXT)
    await raw.call("PATCH", f"/channels/{message['channel_id']}/messages/{message['id']}", {"content": bob.mention})
    assert sandbox.message(message["id"]).pings == []


async def test_an_edit_rebuilds_the_mentions(sandbox: Sandbox, raw: RawBot, bob: Person) -> None:
    """The `mentions` of an edited message are those of its new text, as the edit's `allowed_mentions` let them."""
    carol = sandbox.person("carol")
    _, message = await raw.post({"content": f"your turn, {bob.mention}"})
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"

    async def mentioned(**form: Any) -> list[str]:
        status, edited = await raw.call("PATCH", path, form)
        assert status == 200, edited
        return [user["id"] for user in edited["mentions"]]

    assert await mentioned(embeds=[{"title": "x"}]) == [bob.id], "the text stayed"
    assert await mentioned(content=f"{bob.mention} and {carol.mention}") == [bob.id, carol.id]
    assert await mentioned(content=bob.mention, allowed_mentions={"parse": []}) == []
    assert await mentioned(content=bob.mention) == [bob.id]
    text = {"type": 10, "content": f"{carol.mention} has moved"}
    form = {"content": None, "embeds": [], "components": [text], "flags": 1 << 15}
    assert await mentioned(**form, allowed_mentions={"parse": []}) == []
    assert await mentioned(components=[text]) == [carol.id]
    assert sandbox.message(message["id"]).pings == ["bob"], "an edit notifies nobody"


async def test_blank_content_is_none(raw: RawBot) -> None:
    for blank in ("", " ", "\n \t"):
        status, body = await raw.post({"content": blank})
        assert (status, body["code"]) == (400, 50006)
    _, message = await raw.post(TEXT)
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    assert (await raw.call("PATCH", path, {"content": " "}))[1]["code"] == 50006


async def test_files_that_an_edit_does_not_list_vanish(sandbox: Sandbox, raw: RawBot) -> None:
    _, message = await raw.post({"content": "x"}, files={"a.png": png(), "b.png": png()})
    a, b = message["attachments"]
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    _, edited = await raw.call("PATCH", path, {"content": "y"})
    assert [one["filename"] for one in edited["attachments"]] == ["a.png", "b.png"]
    kept: dict[str, Any] = {"attachments": [{"id": b["id"]}, {"id": "0", "filename": "c.png", "description": "alt"}]}
    _, edited = await raw.call("PATCH", path, kept, files={"c.png": png()})
    assert [one["filename"] for one in edited["attachments"]] == ["b.png", "c.png"]
    assert edited["attachments"][1]["description"] == "alt"
    status, body = await raw.call("PATCH", path, {"attachments": [{"id": a["id"]}]})
    assert status == 400
    assert nested(body, "attachments", "0", "id") == "ATTACHMENT_NOT_FOUND"
    _, edited = await raw.call("PATCH", path, {"attachments": []})
    assert edited["attachments"] == []
    assert sandbox.errors[-1].code == 50035


async def test_an_edit_may_leave_a_file_where_it_is(raw: RawBot) -> None:
    """Only a request's own file components must name attachments; those that stay have real addresses by then."""
    shown = {"components": [{"type": 13, "file": {"url": "attachment://a.txt"}}], "flags": 1 << 15}
    status, message = await raw.post(shown, files={"a.txt": b"x"})
    assert status == 200, message
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    status, edited = await raw.call("PATCH", path, {"allowed_mentions": {"parse": []}})
    assert (status, edited["components"]) == (200, message["components"])


async def test_a_picture_in_use_cannot_be_taken_away(raw: RawBot) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    body = {"components": [gallery], "flags": 1 << 15}
    status, message = await raw.post(body, files={"a.png": png()})
    assert status == 200
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    status, refused = await raw.call("PATCH", path, {"attachments": []})
    assert nested(refused, "attachments") == "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    # An edit without a list keeps the file, so that its name still counts.
    assert (await raw.call("PATCH", path, body))[0] == 200
    status, refused = await raw.call("PATCH", path, {"flags": 0})
    assert nested(refused, "flags") == "MESSAGE_FLAGS_INVALID"
    status, refused = await raw.call("PATCH", path, {"content": "text"})
    assert nested(refused, "content") == "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"


async def test_files_that_are_too_large(raw: RawBot) -> None:
    status, body = await raw.post({}, files={"a.png": b"\0" * (ATTACHMENT_SIZE + 1)})
    assert (status, body["code"]) == (413, 40005)
    status, body = await raw.post({}, files={f"{number}.png": png() for number in range(11)})
    assert nested(body, "attachments") == "BASE_TYPE_MAX_LENGTH"


async def test_the_token_and_the_routes(sandbox: Sandbox, raw: RawBot) -> None:
    assert (await raw.call("GET", "/users/@me"))[0] == 200
    status, body = await raw.call("GET", "/users/@me", token="another.token")
    assert (status, body["code"]) == (401, 0)
    assert (await raw.call("GET", "/guilds/1/bans"))[0] == 501
    assert (await raw.call("PUT", "/channels/1"))[0] == 501
    assert [error.status for error in sandbox.errors] == [401, 501, 501]
    with pytest.raises(AssertionError, match="501"):
        sandbox.assert_clean()
    sandbox.expect(0)
    sandbox.assert_clean()


async def test_only_json_is_read(raw: RawBot) -> None:
    channel = raw.sandbox.world.channel("table").id
    headers = {"Authorization": f"Bot {raw.sandbox.token}", "Content-Type": "text/plain"}
    url = f"{raw.api}/channels/{channel}/messages"
    async with raw.session.post(url, data='{"content": "x"}', headers=headers) as response:
        assert response.status == 400
    headers["Content-Type"] = "application/json"
    async with raw.session.post(url, data='{"content"', headers=headers) as response:
        assert (await response.json())["code"] == 50109


@pytest.mark.parametrize(
    "path", ["/", "/page/api/state", "/api/v10/users/@me", "/gateway/", "/cdn/attachments/1/2/a.png"]
)
async def test_a_foreign_host_is_shut_out(sandbox: Sandbox, path: str) -> None:
    async with aiohttp.ClientSession() as session:
        for host in ("example.org", "127.0.0.1", "127.0.0.1:1", "localhost.example.org"):
            async with session.get(sandbox.url + path, headers={"Host": host}) as response:
                assert response.status == 403
        port = sandbox.url.rpartition(":")[2]
        async with session.get(sandbox.url + "/page/api/state", headers={"Host": f"localhost:{port}"}) as response:
            assert response.status == 200


async def test_it_listens_on_this_machine_only(sandbox: Sandbox) -> None:
    assert sandbox._runner is not None
    assert [address[0] for address in sandbox._runner.addresses] == ["127.0.0.1"]


async def test_expected_refusals(sandbox: Sandbox, raw: RawBot) -> None:
    await raw.post({})
    await raw.post({})
    with pytest.raises(AssertionError, match="50006"):
        sandbox.assert_clean()
    sandbox.expect(50006, times=1)
    assert len(sandbox.unexpected) == 1
    with sandbox.expecting(50006):
        await raw.post({})
    assert len(sandbox.unexpected) == 1
    with pytest.raises(AssertionError, match="was not"), sandbox.expecting(10008):
        await asyncio.sleep(0)
