import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast } from "../../ui/toast/showToast";
import { useUpdateReload } from "./useUpdateReload";

const reload = vi.fn();
const fetched = vi.fn(async () => new Response("{}"));
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, "reload").mockImplementation(reload);
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const missCode = () => window.dispatchEvent(new Event("vite:preloadError"));

test("code that an update has removed loads the page again, once, without a question and with a word", async () => {
  const first = renderHook(useUpdateReload);
  expect(currentToast()).toBeNull();
  const ask = vi.fn();
  window.addEventListener("beforeunload", ask);
  missCode();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event("beforeunload"));
  expect(ask).not.toHaveBeenCalled();
  window.removeEventListener("beforeunload", ask);
  first.unmount();

  renderHook(useUpdateReload);
  expect(currentToast()?.title).toContain("The site was updated");
  const asked = fetched.mock.calls.length;
  missCode();
  expect(fetched.mock.calls.length).toBe(asked);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("without a server the page stays", async () => {
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  renderHook(useUpdateReload);
  missCode();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
});
