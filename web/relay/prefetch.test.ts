import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { prefetchOnIntent } from "./prefetch";

const load = vi.fn(async () => null);

prefetchOnIntent(
  [
    { id: "site", children: [{ id: "work", path: "/work/*", loader: load }] },
    { id: "admin", path: "/admin", loader: load },
  ],
  "site",
  new RouterContextProvider(),
);

beforeEach(() => load.mockClear());

function intend(event: string, address: string): void {
  const link = document.createElement("a");
  link.href = address;
  document.body.replaceChildren(link);
  link.dispatchEvent(new Event(event, { bubbles: true }));
}

test.each(["pointerover", "focusin", "touchstart"])(
  "on %s the page that a link leads to is fetched, once",
  async (event) => {
    intend(event, `/work/${event}`);
    intend(event, `/work/${event}`);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  },
);

test("pages outside the site are not fetched before they are asked for", async () => {
  intend("pointerover", "/admin");
  intend("pointerover", "/work/after");
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});
