import { renderHook } from "@testing-library/react";
import { Observable, type RequestParameters } from "relay-runtime";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { useUploadWarning } from "../../media/uploader/useUploadWarning";
import { fetchFromServer } from "../../relay/browser-network";
import { currentToast } from "../../ui/toast/showToast";
import { useUnsaved } from "../../ui/unsaved/unsavedForms";
import { useUpdateReload } from "./useUpdateReload";

const reload = vi.fn();
let listened: MockInstance<typeof window.addEventListener>;
const fetched = vi.fn(async () => new Response("{}"));
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, "reload").mockImplementation(reload);
  vi.stubGlobal("fetch", fetched);
  listened = vi.spyOn(window, "addEventListener");
});
afterEach(() => {
  // In a browser, the reload would remove these listeners.
  for (const [type, listener, options] of listened.mock.calls) {
    if (type === "beforeunload") window.removeEventListener(type, listener, options);
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const mutation: RequestParameters = {
  id: "abc",
  name: "TestMutation",
  operationKind: "mutation",
  metadata: {},
  text: null,
};

/** Resolves after all pending microtasks. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const missCode = () => window.dispatchEvent(new Event("vite:preloadError"));

test("code that an update has removed loads the page again, once, without a question and with a word", async () => {
  const first = renderHook(useUpdateReload);
  expect(String(currentToast()?.title)).not.toContain("The site was updated");
  // As the editor of a project does, although it stores drafts.
  const ask = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener("beforeunload", ask);
  missCode();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  ask.mockClear();
  window.dispatchEvent(new Event("beforeunload"));
  expect(ask).not.toHaveBeenCalled();
  window.removeEventListener("beforeunload", ask);
  first.unmount();

  renderHook(useUpdateReload);
  expect(currentToast()?.title).toContain("The site was updated");
  expect(currentToast()?.description).toBe("What you had typed is kept as a draft.");
  const asked = fetched.mock.calls.length;
  missCode();
  expect(fetched.mock.calls.length).toBe(asked);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a form without drafts is not reloaded away: the owner reloads when she has saved it", async () => {
  renderHook(useUpdateReload);
  const form = renderHook(useUnsaved, { initialProps: true });
  missCode();
  const description = "Save what you have typed, then reload this page.";
  await vi.waitFor(() => expect(currentToast()?.description).toBe(description));
  expect(reload).not.toHaveBeenCalled();
  currentToast()?.action?.onAction();
  expect(reload).toHaveBeenCalledTimes(1);
  form.rerender(false);
  missCode();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  const reloaded = renderHook(useUpdateReload);
  expect(currentToast()?.title).toContain("this page was loaded again");
  expect(currentToast()?.description).toBeUndefined();
  reloaded.unmount();
});

test("without a server the page stays", async () => {
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  renderHook(useUpdateReload);
  missCode();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
});

test("uploads under way are waited for, in a word and once", async () => {
  renderHook(useUpdateReload);
  const one = renderHook(useUploadWarning, { initialProps: true });
  const other = renderHook(useUploadWarning, { initialProps: true });
  missCode();
  await vi.waitFor(() =>
    expect(currentToast()?.description).toContain("once what is being sent has arrived"),
  );
  const asked = fetched.mock.calls.length;
  missCode();
  expect(fetched.mock.calls.length).toBe(asked);
  one.rerender(false);
  await settle();
  expect(reload).not.toHaveBeenCalled();
  other.rerender(false);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test("a save under way is waited for", async () => {
  let respond: (response: Response) => void = () => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const save = Observable.from(fetchFromServer(mutation, {}, {})).toPromise();
  renderHook(useUpdateReload);
  missCode();
  await vi.waitFor(() => expect(currentToast()?.title).toBe("The site was updated"));
  await settle();
  expect(reload).not.toHaveBeenCalled();
  respond(Response.json({ data: {} }));
  await save;
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
