import { afterEach, expect, test, vi } from "vitest";
import { projectDrafts } from "./projectDrafts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a short one", 10_000, true],
  ["one that its escaped quotes make too long", 20_000, false],
])("of drafts that are sent as the page closes, %s outlives the page", async (_, quotes, lives) => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ data: {} }));
  vi.stubGlobal("fetch", send);
  // In the body of the request, each quote of the draft is escaped with backslashes.
  const content = JSON.stringify({ text: '"'.repeat(quotes) });
  await projectDrafts("1").store({ editor: "e", sequence: 1, content }, true);
  const [, options] = send.mock.lastCall ?? [];
  expect(options?.keepalive).toBe(lives);
  expect(String(options?.body).length < 65_536).toBe(lives);
});
