import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalIdOf } from "../builder/global-id.ts";
import { owner, refusalOf, runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

const draft = { name: "Bo", email: "bo@example.org", company: "Fennimore", message: "Hello there" };
const inbox = /* GraphQL */ `
  query ($isArchived: Boolean = false) {
    inbox { unreadCount messages(isArchived: $isArchived) { edges { node { id name } } } }
  }
`;

let site: TestSite;
let ids: string[];
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.contactMessage.deleteMany();
  const messages = await site.database.contactMessage.createManyAndReturn({
    data: ["First", "Second"].map((name, index) => ({
      ...draft,
      name,
      createdAt: new Date(2026, 0, 1 + index),
    })),
  });
  ids = messages.map(({ id }) => globalIdOf("ContactMessage", id));
});

test("the inbox lists messages newest first and counts the unread", {
  tags: "bothDatabases",
}, async () => {
  const { data } = await site.graphql(inbox, {}, owner);
  expect(data).toMatchObject({
    inbox: {
      unreadCount: 2,
      messages: {
        edges: [{ node: { name: "Second" } }, { node: { name: "First" } }],
      },
    },
  });
});

test("a message is read, unread, put away and back, and removed", async () => {
  const [id] = ids;
  const result = "contactMessage { readAt archivedAt } inbox { unreadCount }";
  const read = await runMutation(site, "markMessageRead", { id }, result);
  expect(read).toMatchObject({ inbox: { unreadCount: 1 } });
  expect(read.contactMessage).toMatchObject({ readAt: expect.any(String) });
  const unread = await runMutation(site, "markMessageRead", { id, isRead: false }, result);
  expect(unread).toMatchObject({ contactMessage: { readAt: null }, inbox: { unreadCount: 2 } });
  await runMutation(site, "archiveMessage", { id }, result);
  const { data } = await site.graphql(inbox, { isArchived: true }, owner);
  expect(data).toMatchObject({
    inbox: { unreadCount: 1, messages: { edges: [{ node: { id } }] } },
  });
  await runMutation(site, "archiveMessage", { id, isArchived: false }, result);
  const gone = await runMutation(site, "deleteMessage", { id }, "deletedContactMessageId");
  expect(gone.deletedContactMessageId).toBe(id);
  const again = await runMutation(site, "deleteMessage", { id }, "deletedContactMessageId");
  expect(again.userErrors).toEqual([{ field: "id", code: "NOT_FOUND" }]);
});

test("the log of changes does not name the senders of messages", async () => {
  const [id = ""] = ids;
  await runMutation(site, "archiveMessage", { id }, "contactMessage { name }");
  await runMutation(site, "deleteMessage", { id }, "deletedContactMessageId");
  const entries = await site.database.auditEntry.findMany({ orderBy: { id: "desc" }, take: 2 });
  expect(entries).toMatchObject([
    { action: "deleteMessage", subject: "" },
    { action: "archiveMessage", subject: "" },
  ]);
});

test("a message says how far its mail is, where it has one", async () => {
  const { id } = await site.database.contactMessage.findFirstOrThrow({ where: { name: "First" } });
  await site.database.outgoingMail.create({
    data: { messageId: id, mailId: "<one@example.org>", attempts: 3 },
  });
  const { data } = await site.graphql(
    "{ inbox { messages { edges { node { name mail { state attempts } } } } } }",
    {},
    owner,
  );
  expect(data).toMatchObject({
    inbox: {
      messages: {
        edges: [
          { node: { name: "Second", mail: null } },
          { node: { name: "First", mail: { state: "WAITING", attempts: 3 } } },
        ],
      },
    },
  });
});

test("visitors reach messages by no road", async () => {
  const [id] = ids;
  const inboxId = Buffer.from("Inbox:inbox").toString("base64");
  for (const query of [
    "{ inbox { unreadCount } }",
    `{ node(id: "${id}") { id ... on ContactMessage { email } } }`,
    `{ node(id: "${inboxId}") { id ... on Inbox { unreadCount } } }`,
  ]) {
    const { data, errors } = await site.graphql<Record<string, unknown>>(query);
    expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  }
  for (const mutation of ["markMessageRead", "archiveMessage", "deleteMessage"]) {
    expect(await refusalOf(site, mutation, { id })).toBe("UNAUTHENTICATED");
  }
});
