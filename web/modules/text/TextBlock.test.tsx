import { screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { createWords } from "../../../words/create-words";
import { german } from "../../../words/german";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { environmentOf, TestModule } from "../../testing/TestModule";
import { WordsContext } from "../../words/WordsContext";
import { loadBlocks } from "../blocks";

beforeAll(() => loadBlocks(["TextModule"]));

test.each([
  ["Why", 0],
  ["Anlass", 0],
  ["Why now", 1],
])("on a site in German the title %j of a section has %i headings of its own", (title, count) => {
  renderWithRelay(
    <WordsContext value={createWords("de", german)}>
      <TestModule />
    </WordsContext>,
    environmentOf({ __typename: "TextModule", title, contentHtml: "<p>Because.</p>" }),
  );
  expect(screen.getByText("Because.")).toBeInTheDocument();
  expect(screen.queryAllByRole("heading")).toHaveLength(count);
});
