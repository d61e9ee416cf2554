import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ContentModule } from "../module-types/moduleTypes";
import { ReadingTime } from "./OutlineContent";

const none = {
  sectionLayout: [],
  role: [],
  why: [],
  result: [],
  process: [],
  solution: [],
  shippedGoods: [],
};

const text = (content: string, more: object = {}): ContentModule => ({
  ...{ type: "text", id: content, content },
  ...more,
});

const shown = (role: ContentModule[], why: ContentModule[] = []) =>
  render(<ReadingTime values={{ ...none, role, why }} />).container.textContent;

test("the words of all texts that visitors see are counted, without their markup", () => {
  expect(shown([text("**Led** the _redesign_.")], [text("## So\n\n- far", { markup: 2 })])).toBe(
    "5 words, 1 min to read",
  );
  expect(shown([text("One"), text("Kept back", { hidden: true })])).toBe("1 word, 1 min to read");
  expect(shown([text(Array(1_150).fill("word").join(" "))])).toBe("1,150 words, 5 min to read");
  expect(shown([])).toBe("");
});
