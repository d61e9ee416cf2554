import { readFileSync } from "node:fs";
import { fireEvent, screen } from "@testing-library/react";
import { buildSchema, isInterfaceType } from "graphql";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderWithRelay } from "../testing/renderWithRelay";
import { environmentOf, TestModule } from "../testing/TestModule";
import { loadEveryBlock } from "./blocks";

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
const contentModule = schema.getType("ContentModule");
const types = isInterfaceType(contentModule) ? schema.getPossibleTypes(contentModule) : [];

// On a page the loader of the route loads the blocks.
await loadEveryBlock();

test("the types were found", () => {
  expect(types.length).toBeGreaterThan(3);
});

test.each(types.map(({ name }) => name))("a visitor sees a %s", (name) => {
  const { container } = renderWithRelay(<TestModule />, environmentOf({ __typename: name }));
  expect(container.childElementCount, `${name} has no block in blocks.ts`).toBe(1);
});

test("where another type takes the place of one, it is shown", () => {
  function Places() {
    const [place, setPlace] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setPlace(1)}>
          Next
        </button>
        <TestModule place={place} />
      </>
    );
  }
  renderWithRelay(
    <Places />,
    environmentOf(
      { __typename: "QuoteModule" },
      { __typename: "TextModule", contentHtml: "<p>A text.</p>" },
    ),
  );
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByText("A text.")).toBeInTheDocument();
});
