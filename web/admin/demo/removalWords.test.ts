import { expect, test } from "vitest";
import { removalWords, restorableWords } from "./removalWords";

const [passage, hearten] = [{ name: "Passage" }, { name: "Hearten" }];

test("the dialog names what goes, and what stays and why", () => {
  expect(removalWords([passage], [])).toBe(
    "“Passage” goes to the trash, and the demo’s About page, quotes, banner, name and pictures go with it. Your own projects stay, and all that you wrote or uploaded. For thirty days you can bring the demo back.",
  );
  const several = removalWords([passage, hearten], [hearten, passage]);
  expect(several).toContain("“Passage” and “Hearten” go to the trash");
  expect(several).toContain("So do “Hearten” and “Passage”: something in them is not the demo’s.");
});

test("where no project goes, the rest is named", () => {
  const words = removalWords([], [passage]);
  expect(words).toMatch(/^The demo’s About page, quotes, banner, name and pictures go\./);
  expect(words).toContain("So does “Passage”: something in it is not the demo’s.");
});

test("the way back has an end", () => {
  expect(restorableWords("2026-12-22T12:00:00Z")).toContain("Until 22 December 2026");
});
