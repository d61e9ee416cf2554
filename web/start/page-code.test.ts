import { afterEach, expect, test, vi } from "vitest";
import { pageCode } from "./page-code";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["on a fast line", { saveData: false, effectiveType: "4g" }, ["/a.js", "/entry.js"]],
  ["with Save-Data", { saveData: true, effectiveType: "4g" }, []],
  ["on a slow line", { saveData: false, effectiveType: "3g" }, []],
])("%s these files are fetched ahead", async (_case, connection, files) => {
  vi.stubGlobal("navigator", { connection });
  const fetchFile = vi.fn(async (_address: string) => new Response("code"));
  vi.stubGlobal("fetch", fetchFile);
  await pageCode("/entry.js", ["/a.js"]).fetchAhead();
  expect(fetchFile.mock.calls.map(([address]) => address)).toEqual(files);
});

test("a file that breaks off on its way counts as not fetched", async () => {
  vi.stubGlobal("navigator", { connection: undefined });
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error("cut")) });
  vi.stubGlobal("fetch", async () => new Response(broken));
  const code = pageCode("/entry.js", []);
  await code.fetchAhead();
  expect(code.isHere()).toBe(false);
});
