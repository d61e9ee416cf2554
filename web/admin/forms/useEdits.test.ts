import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useEdits } from "./useEdits";

const saved = { name: "Ilse", tagline: "Designer" };
const open = () => renderHook((values) => useEdits(values), { initialProps: saved });

test("a field nobody touched follows what is saved elsewhere, a touched one keeps its words", () => {
  const { result, rerender } = open();
  act(() => result.current.edit({ name: "Ilse M." }));
  rerender({ name: "Changed elsewhere", tagline: "Also changed" });
  expect(result.current.values).toEqual({ name: "Ilse M.", tagline: "Also changed" });
  expect(result.current.changes).toEqual({ name: "Ilse M." });
});

test("typing what is saved is no change; discarding goes back", () => {
  const { result } = open();
  act(() => result.current.edit({ name: "I" }));
  expect(result.current.isChanged).toBe(true);
  act(() => result.current.edit({ name: "Ilse" }));
  expect(result.current.isChanged).toBe(false);
  act(() => result.current.edit({ tagline: "" }));
  act(() => result.current.discard());
  expect(result.current.values).toEqual(saved);
});

test("what was typed while saving stays a change", () => {
  const { result, rerender } = open();
  act(() => result.current.edit({ name: "One", tagline: "Two" }));
  const sent = result.current.values;
  act(() => result.current.edit({ tagline: "Three" }));
  act(() => result.current.settle(sent));
  rerender({ name: "One", tagline: "Two" });
  expect(result.current.changes).toEqual({ tagline: "Three" });
});

test("what both changed is a question; keeping mine or taking theirs answers it", () => {
  const { result, rerender } = open();
  act(() => result.current.edit({ name: "Mine" }));
  expect(result.current.hasClashes).toBe(false);
  rerender({ name: "Theirs", tagline: "Also theirs" });
  expect(result.current.values).toEqual({ name: "Mine", tagline: "Also theirs" });
  expect(result.current.clashOf("name")?.theirs).toBe("Theirs");
  expect(result.current.clashOf("tagline")).toBeNull();
  act(() => result.current.clashOf("name")?.keepMine());
  expect([result.current.hasClashes, result.current.changes]).toEqual([false, { name: "Mine" }]);
  rerender({ name: "Theirs again", tagline: "Also theirs" });
  act(() => result.current.clashOf("name")?.takeTheirs());
  expect([result.current.values.name, result.current.isChanged]).toEqual(["Theirs again", false]);
});

test("a field that was written back follows again; what both wrote alike is no question", () => {
  const { result, rerender } = open();
  act(() => result.current.edit({ name: "I", tagline: "Same" }));
  act(() => result.current.edit({ name: "Ilse" }));
  rerender({ name: "Theirs", tagline: "Same" });
  expect(result.current.values).toEqual({ name: "Theirs", tagline: "Same" });
  expect([result.current.hasClashes, result.current.isChanged]).toEqual([false, false]);
});

test("typing on in a field that is a question keeps it one, also back to where it began", () => {
  const { result, rerender } = open();
  act(() => result.current.edit({ name: "I" }));
  rerender({ ...saved, name: "Theirs" });
  act(() => result.current.edit({ name: "Ilse" }));
  expect(result.current.clashOf("name")?.theirs).toBe("Theirs");
  expect(result.current.values.name).toBe("Ilse");
});

test("what the server tidied while more was typed is nobody's change", () => {
  const { result, rerender } = open();
  act(() => result.current.edit({ name: "One " }));
  const sent = result.current.values;
  act(() => result.current.edit({ name: "One and more" }));
  act(() => result.current.settle(sent));
  rerender({ ...saved, name: "One" });
  expect([result.current.hasClashes, result.current.changes]).toEqual([
    false,
    { name: "One and more" },
  ]);
});

test("recovered edits are questions where something else was saved since", () => {
  const { result } = open();
  act(() =>
    result.current.recover({
      name: { value: "Mine", from: "Before" },
      tagline: { value: "Mine", from: "Designer" },
    }),
  );
  expect(result.current.clashOf("name")?.theirs).toBe("Ilse");
  expect(result.current.clashOf("tagline")).toBeNull();
});
