import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { createModule } from "../module-types/contentModules";
import type { ContentModule } from "../module-types/moduleTypes";
import { type ModuleEditing, ModuleEditingContext } from "../modules/ModuleEditing";
import { useMarkup } from "./useMarkup";

type Pair = Extract<ContentModule, { type: "image-image" }>;

const mapTexts = (pair: Pair, map: (text: string) => string): Pair => ({
  ...pair,
  leftImageText: map(pair.leftImageText ?? ""),
  rightImageText: map(pair.rightImageText ?? ""),
});
const putLeft = (pair: Pair, leftImageText: string): Pair => ({ ...pair, leftImageText });

/**
 * Edits the left text of a module. @returns a function that changes it and returns the changed
 * module
 */
function edit(first: Pair) {
  let module = first;
  const change = (next: ContentModule) => {
    module = next as Pair;
  };
  const editing = { change } as Partial<ModuleEditing> as ModuleEditing; // all that is called
  const hook = renderHook(() => useMarkup(module, mapTexts), {
    wrapper: ({ children }) => (
      <ModuleEditingContext value={editing}>{children}</ModuleEditingContext>
    ),
  });
  return (change: Parameters<typeof hook.result.current.changeText>[1]) => {
    hook.result.current.changeText(putLeft, change);
    hook.rerender();
    return module;
  };
}

const old: Pair = {
  ...createModule("image-image"),
  leftImageText: "1. First",
  rightImageText: "• One\n2 * 3",
};

test("with the first change to a text the others become Markdown that says the same", () => {
  const write = edit(old);
  expect(write({ text: "**New**", markup: 2 })).toEqual({
    ...old,
    leftImageText: "**New**",
    rightImageText: "- One\n\n2 \\* 3",
    markup: 2,
  });
});

test("a text that is as it was makes the module what it was", () => {
  const write = edit(old);
  write({ text: "New", markup: 2 });
  expect(write({ text: "1. First" })).toEqual(old);
});

test("what was left of an older version is put into a text of now", () => {
  const write = edit({ ...old, markup: 2 });
  expect(write({ text: "1. First" }).leftImageText).toBe("1\\. First");
});
