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
