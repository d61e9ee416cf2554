import { screen } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { ProjectPillTestQuery } from "../../../__generated__/ProjectPillTestQuery.graphql";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { ProjectPill } from "./ProjectPill";

function TestPill() {
  const { project } = useLazyLoadQuery<ProjectPillTestQuery>(
    graphql`
      query ProjectPillTestQuery {
        project(slug: "passage") {
          ...ProjectPill_project
        }
      }
    `,
    {},
  );
  return project && <ProjectPill project={project} />;
}

function renderPill(project: object) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Query: () => ({ project }) }),
  );
  renderWithRelay(<TestPill />, environment);
}

test("the pill leads to the projects before and after", () => {
  renderPill({
    previous: { id: "1", name: "Hearten", slug: "hearten" },
    next: { id: "3", name: "Morrow", slug: "morrow" },
  });
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/project/hearten",
    "/project/morrow",
  ]);
});

test("without another project there is no pill", () => {
  renderPill({ previous: null, next: null });
  expect(screen.queryByRole("navigation")).toBeNull();
});
