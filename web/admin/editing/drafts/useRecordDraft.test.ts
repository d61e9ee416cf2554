import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast } from "../../../ui/toast/showToast";
import { createFieldRule } from "../merge";
import type { ParseDraft } from "./browserDrafts";
import { nothingStored, type ServerResult } from "./draftWriter";
import { useDraftOffers } from "./useDraftOffers";
import { useRecordDraft } from "./useRecordDraft";

const key = "draft-in-test";
type Values = { text: string };
const rule = createFieldRule<Values>({ text: "Text" });
const base = { version: 1, values: { text: "saved" } };
const draftOf = (text: string) => ({ base, values: { text } });
const isText = (values: unknown) => typeof Object(values).text === "string";

const parse: ParseDraft<Values> = (stored) => {
  const { base, values } = Object(stored);
  return isText(base?.values) && isText(values) ? { base, values } : null;
};

/** The texts of the drafts that this browser has. */
const storedTexts = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(key))
    .map((name) => JSON.parse(localStorage.getItem(name) ?? "").draft.values.text)
    .sort();

/**
 * Simulates the browser's Web Locks: a shared request waits until the exclusive lock of that name
 * is released.
 */
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

const formOf = (text: string) => ({
  ...{ values: { text }, isChanged: text !== "saved", base, rule },
  recover: () => {},
});
const open = (text = "saved") =>
  renderHook((props) => useRecordDraft({ prefix: key, parse, form: formOf(props.text) }), {
    initialProps: { text },
  });
const offered = ({
  result,
}: {
  result: { current: Pick<ReturnType<typeof useRecordDraft<Values>>, "offers"> };
}) => result.current.offers.map(({ values }) => values.text);

test("two windows store what is typed apart, and neither takes the other's draft with it", {
  tags: "long",
}, async () => {
  const [one, other] = [open(), open()];
  one.rerender({ text: "one" });
  other.rerender({ text: "other" });
  await waitFor(() => expect(storedTexts()).toEqual(["one", "other"]));
  other.rerender({ text: "saved" });
  await waitFor(() => expect(storedTexts()).toEqual(["one"]));
});

test("a draft is offered once its window is closed, and dismissing one leaves the others", {
  tags: "long",
}, async () => {
  const [one, other] = [open(), open()];
  one.rerender({ text: "one" });
  other.rerender({ text: "other" });
  await waitFor(() => expect(storedTexts()).toHaveLength(2));
  const next = open();
  await act(async () => {});
  expect(offered(next)).toEqual([]);
  one.unmount();
  await waitFor(() => expect(offered(next)).toEqual(["one"]));
  await act(async () => {
    for (const draft of next.result.current.offers) await next.result.current.dismiss(draft);
  });
  expect([offered(next), storedTexts()]).toEqual([[], ["other"]]);
  act(() => currentToast()?.action?.onAction());
  expect([offered(next), storedTexts()]).toEqual([["one"], ["one", "other"]]);
});

test("what is dismissed is offered until the server has that, so that its list of what was dismissed has it then", async () => {
  let settle = (_result: ServerResult) => {};
  const stored = new Promise<ServerResult>((resolve) => {
    settle = resolve;
  });
  const server = { store: vi.fn(() => stored), remove: vi.fn() };
  const serverDrafts = [
    {
      editor: "earlier",
      sequence: 3,
      content: JSON.stringify(draftOf("typed")),
      updatedAt: "2026",
    },
  ];
  const form = renderHook(() =>
    useDraftOffers({
      ...{ prefix: key, parse, base, values: base.values, rule, server, serverDrafts },
      ...{ own: { editor: "here", status: nothingStored, isOnline: true }, recover: () => {} },
    }),
  );
  await waitFor(() => expect(offered(form)).toEqual(["typed"]));
  const dismiss = () => {
    for (const draft of form.result.current.offers) void form.result.current.dismiss(draft);
  };
  act(dismiss);
  act(dismiss);
  expect([offered(form), server.store.mock.calls.length]).toEqual([["typed"], 1]);
  await act(async () => settle("stored"));
  expect(offered(form)).toEqual([]);
});

test("a draft that was recovered stays until this window has stored its own", {
  tags: "long",
}, async () => {
  localStorage.setItem(
    `${key}_earlier`,
    JSON.stringify({ sequence: 3, keptAt: 5, draft: draftOf("typed before") }),
  );
  const form = open();
  await waitFor(() => expect(offered(form)).toEqual(["typed before"]));
  act(() => {
    for (const draft of form.result.current.offers) form.result.current.recover(draft);
    form.rerender({ text: "typed before" });
  });
  expect([offered(form), storedTexts()]).toEqual([[], ["typed before"]]);
  await waitFor(() => expect(form.result.current.state).toBe("stored"));
  expect(storedTexts()).toEqual(["typed before"]);
  expect(localStorage.getItem(`${key}_earlier`)).toBeNull();
});

test("a draft that holds only what is saved is removed; what cannot be read is left alone", async () => {
  const stored = (draft: unknown) => JSON.stringify({ sequence: 1, storedAt: 1, draft });
  localStorage.setItem(`${key}_same`, stored(draftOf("saved")));
  localStorage.setItem(`${key}_newer`, stored("of a newer version"));
  const form = open();
  await waitFor(() => expect(localStorage.getItem(`${key}_same`)).toBeNull());
  expect(offered(form)).toEqual([]);
  expect(localStorage.getItem(`${key}_newer`)).not.toBeNull();
});
