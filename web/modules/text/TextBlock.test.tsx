import { screen } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { beforeAll, expect, test } from "vitest";
import { createWords } from "../../../words/create-words";
import { german } from "../../../words/german";
import type { TextBlockTestQuery } from "../../__generated__/TextBlockTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { WordsContext } from "../../words/WordsContext";
import { loadBlocks } from "../blocks";
import { ContentModule } from "../ContentModule";

beforeAll(() => loadBlocks(["TextModule"]));

function Shown() {
  const { project } = useLazyLoadQuery<TextBlockTestQuery>(
    graphql`
      query TextBlockTestQuery @relay_test_operation {
        project(slug: "a") {
          caseStudy {
            why {
              ...blocks_module
            }
          }
        }
      }
    `,
    {},
  );
  const [module] = project?.caseStudy?.why ?? [];
  return module && <ContentModule module={module} sectionName="section.why" sectionLabel="Why" />;
}

test.each([
  ["Why", 0],
  ["Anlass", 0],
  ["Why now", 1],
])("on a site in German the title %j of a section has %i headings of its own", (title, count) => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      ContentModule: () => ({ __typename: "TextModule" }),
      TextModule: () => ({ title, contentHtml: "<p>Because.</p>" }),
    }),
  );
  renderWithRelay(
    <WordsContext value={createWords("de", german)}>
      <Shown />
    </WordsContext>,
    environment,
  );
  expect(screen.getByText("Because.")).toBeInTheDocument();
  expect(screen.queryAllByRole("heading")).toHaveLength(count);
});
