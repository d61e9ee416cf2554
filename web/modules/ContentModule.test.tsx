import { readFileSync } from "node:fs";
import { fireEvent, screen } from "@testing-library/react";
import { buildSchema, isInterfaceType } from "graphql";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { ContentModuleTestQuery } from "../__generated__/ContentModuleTestQuery.graphql";
import { renderWithRelay } from "../testing/renderWithRelay";
import { loadEveryBlock } from "./blocks";
import { ContentModule } from "./ContentModule";

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
const contentModule = schema.getType("ContentModule");
const types = isInterfaceType(contentModule) ? schema.getPossibleTypes(contentModule) : [];

function TestModule({ place = 0 }) {
  const { project } = useLazyLoadQuery<ContentModuleTestQuery>(
    graphql`
      query ContentModuleTestQuery {
        project(slug: "passage") {
          caseStudy {
            role {
              ...blocks_module
            }
          }
        }
      }
    `,
    {},
  );
  const module = project?.caseStudy?.role[place];
  return module && <ContentModule module={module} sectionName="section.role" sectionLabel="Role" />;
}

// As the loader of the page does.
await loadEveryBlock();

test("the types were found", () => {
  expect(types.length).toBeGreaterThan(3);
});

test.each(types.map(({ name }) => name))("a visitor sees a %s", (name) => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({ project: { caseStudy: { role: [{ __typename: name }] } } }),
    }),
  );
  const { container } = renderWithRelay(<TestModule />, environment);
  expect(container.childElementCount, `${name} has no block in blocks.ts`).toBe(1);
});

test("where another type takes the place of one, it is shown", () => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({
        project: {
          caseStudy: { role: [{ __typename: "QuoteModule" }, { __typename: "TextModule" }] },
        },
      }),
      TextModule: () => ({ contentHtml: "<p>A text.</p>" }),
    }),
  );
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
  renderWithRelay(<Places />, environment);
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByText("A text.")).toBeInTheDocument();
});
