import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useWindowDraft } from "./useWindowDraft";

const key = "draft-in-test";
const parse = (stored: unknown) => (typeof stored === "string" ? stored : null);
const kept = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(key))
    .map((name) => localStorage.getItem(name));

/** Stands for the browser's locks: each is held until it is let go, and asked for in turn. */
function createLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    request: async (name: string, ...rest: unknown[]) => {
      const callback = rest.at(-1) as () => unknown; // the last argument of every overload
      const options = rest.length > 1 ? rest[0] : {};
      if (Object(options).mode === "shared") {
        await held.get(name);
        return callback();
      }
      const done = Promise.resolve(callback());
      held.set(name, done);
      return done;
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("navigator", { ...navigator, locks: createLocks() });
});
afterEach(() => vi.unstubAllGlobals());

const open = (value = "saved") =>
  renderHook((props) => useWindowDraft({ key, parse, saved: "saved", ...props }), {
    initialProps: { value },
  });

test("two windows keep what is typed apart, and neither takes the other's draft with it", async () => {
  const [one, other] = [open(), open()];
  one.rerender({ value: "one" });
  other.rerender({ value: "other" });
  await waitFor(() => expect(kept().sort()).toEqual(['"one"', '"other"']));
  other.rerender({ value: "saved" });
  await waitFor(() => expect(kept()).toEqual(['"one"']));
});

test("a draft is offered once its window is closed, and dismissing one leaves the others", async () => {
  const [one, other] = [open(), open()];
  one.rerender({ value: "one" });
  other.rerender({ value: "other" });
  await waitFor(() => expect(kept()).toHaveLength(2));
  const next = open();
  await act(async () => {});
  expect(next.result.current.recoverable).toBeNull();
  one.unmount();
  await waitFor(() => expect(next.result.current.recoverable).toBe("one"));
  act(() => next.result.current.dismissDraft());
  expect(next.result.current.recoverable).toBeNull();
  expect(kept()).toEqual(['"other"']);
});

test("a draft that was taken over stays until this window keeps it", async () => {
  localStorage.setItem(`${key}_earlier`, '"typed before"');
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.recoverable).toBe("typed before"));
  act(() => {
    result.current.acceptDraft();
    rerender({ value: "typed before" });
  });
  expect(result.current.recoverable).toBeNull();
  expect(kept()).toEqual(['"typed before"']);
  await waitFor(() => expect(result.current.state).toBe("kept"));
  expect(kept()).toEqual(['"typed before"']);
  expect(localStorage.getItem(`${key}_earlier`)).toBeNull();
});

test.each(['"saved"', "42"])(
  "of %s kept before nothing is offered, and nothing stays",
  async (text) => {
    localStorage.setItem(`${key}_earlier`, text);
    const parseChange = (stored: unknown) => (stored === "saved" ? null : parse(stored));
    const { result } = renderHook(() =>
      useWindowDraft({ key, parse: parseChange, saved: "saved", value: "saved" }),
    );
    await waitFor(() => expect(kept()).toEqual([]));
    expect(result.current.recoverable).toBeNull();
  },
);
