import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accessHeader } from "../../audience/access-header";
import { askAgainOnReturn } from "./access";

const reload = vi.fn();
const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();
const page: DOMStringMap = {};
askAgainOnReturn(page);

beforeEach(() => {
  const { href } = window.location;
  vi.stubGlobal("location", { href, reload });
  vi.stubGlobal("fetch", fetched);
  page.access = "stamp";
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.documentElement.style.visibility = "";
});

const comeBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
const { style } = document.documentElement;

const answer = (stamp?: string) =>
  new Response(null, { headers: stamp === undefined ? {} : { [accessHeader]: stamp } });

test.each([
  ["ended", undefined],
  ["become another", "other"],
])("a page that comes back is hidden, and loaded again where access has %s", async (_, stamp) => {
  fetched.mockResolvedValueOnce(answer(stamp));
  comeBack(true);
  expect(style.visibility).toBe("hidden");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(fetched).toHaveBeenCalledWith(
    window.location.href,
    expect.objectContaining({ method: "HEAD" }),
  );
  expect(style.visibility).toBe("hidden");
});

test.each([
  ["access still holds", () => Promise.resolve(answer("stamp"))],
  ["the server is out of reach", () => Promise.reject(new TypeError("Failed to fetch"))],
])("it is shown again as it was left where %s", async (_, respond) => {
  fetched.mockImplementationOnce(respond);
  comeBack(true);
  await vi.waitFor(() => expect(style.visibility).toBe(""));
  expect(reload).not.toHaveBeenCalled();
});

test("nothing is asked of visitors, nor for a page that was loaded just now", () => {
  comeBack(false);
  delete page.access;
  comeBack(true);
  expect(fetched).not.toHaveBeenCalled();
});
