import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const json = { "content-type": "application/json" };

function post(payload: string, headers: Record<string, string> = json) {
  return site.app.inject({ method: "POST", url: "/graphql", headers, payload });
}

/** An operation whose JSON has this number of bytes. */
function operationOf(bytes: number): string {
  const start = '{"query":"{ viewer { isOwner } }","extensions":{"note":"';
  return `${start}${"x".repeat(bytes - start.length - 3)}"}}`;
}

test("an operation may have 256 KB, and not a byte more", async () => {
  const largest = await post(operationOf(256 * 1024));
  expect([largest.statusCode, largest.json().data]).toEqual([200, { viewer: { isOwner: false } }]);
  const larger = await post(operationOf(256 * 1024 + 1));
  expect([larger.statusCode, larger.json().errors[0].extensions.code]).toEqual([413, "TOO_LARGE"]);
  expect(larger.headers["content-security-policy"]).toContain("frame-ancestors");
});

test("the owner, whose drafts may be long, may send more", async () => {
  const headers = { ...json, cookie: await site.signIn() };
  const draft = await post(operationOf(2 * 1024 * 1024), headers);
  expect([draft.statusCode, draft.json().data]).toEqual([200, { viewer: { isOwner: true } }]);
  expect((await post(operationOf(4 * 1024 * 1024 + 1), headers)).statusCode).toBe(413);
});

test("an operation for the owner alone is refused for want of a session where that has ended", async () => {
  const headers = { ...json, cookie: await site.signIn() };
  await site.database.session.deleteMany();
  const response = await post(operationOf(2 * 1024 * 1024), headers);
  expect(response.json().errors[0].extensions.code).toBe("UNAUTHENTICATED");
});

test("nor does leaving the length out help", async () => {
  const port = new URL(await site.app.listen({ port: 0 })).port;
  const chunk = new TextEncoder().encode("x".repeat(64 * 1024));
  let sent = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      sent += 1;
      if (sent > 64) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const response = await fetch(`http://localhost:${port}/graphql`, {
    method: "POST",
    headers: json,
    body,
    duplex: "half",
  } as RequestInit); // its type lacks `duplex`
  expect(response.status).toBe(413);
});

test.each(["", "{", "[]", "null", '"x"'])("the body %j is refused as malformed", async (body) => {
  const response = await post(body);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toHaveLength(1);
});

test.each([
  "x",
  "",
  "Project:1",
  btoa("Project"),
  btoa("Nothing:1"),
  btoa("Viewer:1"),
  btoa("Query:1"),
  btoa("__proto__:1"),
  btoa("constructor:1"),
  "\u{1f600}",
])("%j is the id of nothing, which is the asker's mistake", async (id) => {
  for (const query of [
    "query ($id: ID!) { node(id: $id) { id } }",
    "query ($id: ID!) { nodes(ids: [$id]) { id } }",
  ]) {
    const { errors } = await site.graphql(query, { id });
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(["BAD_USER_INPUT"]);
  }
});

test("nodes takes 100 ids, and not one more, of the owner neither", async () => {
  const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
  const ids = Array.from({ length: 100 }, (_, index) => btoa(`Project:${index}`));
  const read = vi.spyOn(site.database.project, "findMany");
  for (const isOwner of [false, true]) {
    const viewer = { isOwner, hasPortfolioAccess: isOwner };
    const { data } = await site.graphql<{ nodes: unknown[] }>(query, { ids }, viewer);
    expect(data?.nodes).toHaveLength(100);
    read.mockClear();
    const refused = await site.graphql(query, { ids: [...ids, ...ids] }, viewer);
    expect(refused.errors?.map(({ message, extensions }) => [message, extensions?.code])).toEqual([
      ["Ask for 100 objects at most.", "BAD_USER_INPUT"],
    ]);
    expect(read).not.toHaveBeenCalled();
  }
  read.mockRestore();
});

test.each(["Project:0", "Project:x", "Project:1e9", "Quote:99999999999", "WorkImage:1:2"])(
  "%j names none that is there",
  async (id) => {
    const query = "query ($id: ID!) { node(id: $id) { id } }";
    const { data, errors } = await site.graphql(query, { id: btoa(id) });
    expect([data, errors]).toEqual([{ node: null }, undefined]);
  },
);
