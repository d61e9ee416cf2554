import { Observable, type RequestParameters } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchFromServer, unpublished } from "./browser-network";

const query: RequestParameters = {
  id: "abc",
  name: "TestQuery",
  operationKind: "query",
  metadata: {},
  text: null,
};

const fetched = vi.fn(
  async (_address: string, _options: RequestInit): Promise<Response> =>
    Response.json({ data: { projectWarnings: [] } }),
);
beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

async function send(variables: object, cacheConfig = {}) {
  await Observable.from(fetchFromServer(query, variables, cacheConfig)).toPromise();
  const [address = "", options = {}] = fetched.mock.lastCall ?? [];
  return { address, method: options.method, body: options.body };
}

test.each([
  ["of another server", "<p>Bad gateway</p>", "text/html"],
  ["that breaks off", '{"data":{"proj', "application/json"],
  ["without anything in it", "{}", "application/json"],
])("a response %s is none, in words that may be shown", async (_kind, body, type) => {
  fetched.mockResolvedValueOnce(new Response(body, { headers: { "content-type": type } }));
  await expect(send({})).rejects.toMatchObject({
    name: "RequestError",
    message: "The server gave no usable answer. Try again in a moment.",
    code: "UNREACHABLE",
  });
});

test("a proxy's own limit is told as such, and not tried again", async () => {
  fetched.mockResolvedValueOnce(new Response("<h1>413</h1>", { status: 413 }));
  await expect(send({})).rejects.toMatchObject({
    message: expect.stringContaining("larger than the proxy allows"),
    code: "REFUSED",
  });
});

test.each([
  [400, "REFUSED"],
  [403, "REFUSED"],
  [429, "UNREACHABLE"],
  [502, "UNREACHABLE"],
])("a page of a proxy's with status %i is %s", async (status, code) => {
  const headers = { "content-type": "text/html" };
  fetched.mockResolvedValueOnce(new Response("<h1>No</h1>", { status, headers }));
  await expect(send({})).rejects.toMatchObject({ name: "RequestError", code });
});

test("a request that is refused before it is read fails with the reason", async () => {
  fetched.mockResolvedValueOnce(
    Response.json({ error: "The body is too large.", code: "TOO_LARGE" }, { status: 413 }),
  );
  await expect(send({})).rejects.toMatchObject({
    name: "RequestError",
    message: "The body is too large.",
    code: "TOO_LARGE",
  });
});

test("a query has an address, so that caches can keep its response", async () => {
  const { address, method } = await send({ first: 24 });
  expect(address).toContain(encodeURIComponent('{"first":24}'));
  expect(method).toBeUndefined();
});

test("one of 30 KB goes in a body, as servers refuse such an address", async () => {
  const text = "Typed at length. ".repeat(1_800);
  expect(await send({ text })).toEqual({
    address: "/graphql",
    method: "POST",
    body: JSON.stringify({ documentId: "abc", variables: { text } }),
  });
});

test("one with words that are not public stands in no address, however short", async () => {
  expect(await send({ text: "A secret" }, unpublished)).toMatchObject({
    address: "/graphql",
    method: "POST",
  });
});

test("a query that a mutation overtakes is asked again: its response may be from before", async () => {
  const mutation: RequestParameters = { ...query, operationKind: "mutation" };
  const responses: ((response: Response) => void)[] = [];
  const wait = () => new Promise<Response>((resolve) => responses.push(resolve));
  fetched.mockImplementationOnce(wait).mockImplementationOnce(wait).mockImplementationOnce(wait);
  const respond = (value: string) => responses.shift()?.(Response.json({ data: { value } }));

  const read = Observable.from(fetchFromServer(query, {}, {})).toPromise();
  const written = Observable.from(fetchFromServer(mutation, {}, {})).toPromise();
  const [answerQuery] = responses.splice(0, 1);
  respond("written");
  await written;
  answerQuery?.(Response.json({ data: { value: "before" } }));
  await vi.waitFor(() => expect(responses).toHaveLength(1));
  respond("after");
  expect(await read).toEqual({ data: { value: "after" } });
});
