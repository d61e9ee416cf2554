import { screen } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { ProjectFactsTestQuery } from "../../../__generated__/ProjectFactsTestQuery.graphql";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { ProjectFacts } from "./ProjectFacts";

const none = { client: "", year: "", role: "", team: [], links: [], tags: [] };

function TestFacts({ linksTags }: { linksTags: boolean }) {
  const { project } = useLazyLoadQuery<ProjectFactsTestQuery>(
    graphql`
      query ProjectFactsTestQuery {
        project(slug: "passage") {
          ...ProjectFacts_project
        }
      }
    `,
    {},
  );
  return project && <ProjectFacts project={project} linksTags={linksTags} />;
}

function renderFacts(facts: object | null, linksTags = true) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Project: () => ({ facts: facts && { ...none, ...facts } }),
    }),
  );
  return renderWithRelay(<TestFacts linksTags={linksTags} />, environment);
}

test.each([[null], [{}]])("where nothing is said there is nothing: %j", (facts) => {
  const { container } = renderFacts(facts);
  expect(container.querySelector("dl")).toBeNull();
});

test("each fact stands under its label, in one order, and those that are empty are left out", () => {
  const { container } = renderFacts({
    tags: ["Maps", "UX"],
    role: "Lead designer",
    client: "Port of Sandhaven",
    team: [
      { name: "Ines Caro", role: "Research" },
      { name: "Bo", role: "" },
    ],
  });
  const said = [...container.querySelectorAll("dl > div")].map((fact) => [
    fact.querySelector("dt")?.textContent,
    [...fact.querySelectorAll("dd")].map(({ textContent }) => textContent),
  ]);
  expect(said).toEqual([
    ["Client", ["Port of Sandhaven"]],
    ["Role", ["Lead designer"]],
    ["Tags", ["Maps", "UX"]],
    ["Team", ["Ines CaroResearch", "Bo"]],
  ]);
});

test("no line of a fact ends between a number and its unit", () => {
  const { container } = renderFacts({ role: "Design, 14 km of signs", year: "6 mo" });
  expect(container.textContent).toContain("14\u00a0km");
  expect(container.textContent).toContain("6\u00a0mo");
});

test("tags lead to the work that has them, by an address that does not depend on their case", () => {
  renderFacts({ tags: ["Brand & UX"] });
  const tag = screen.getByRole("link", { name: "Brand & UX" });
  expect(tag).toHaveAttribute("href", "/work?tag=brand%20%26%20ux");
});

test("tags of a project that the work grid does not show lead nowhere", () => {
  renderFacts({ tags: ["UX"] }, false);
  expect(screen.getByText("UX")).toBeInTheDocument();
  expect(screen.queryByRole("link")).toBeNull();
});

test("links open in a new tab and say so; without a label they are called by their address", () => {
  renderFacts({
    links: [
      { label: "The film", url: "https://film.example/1" },
      { label: "", url: "https://www.port.example/talks/" },
      { label: "", url: "mailto:hello@port.example" },
    ],
  });
  const links = screen.getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "The film (opens in a new tab)",
    "port.example/talks (opens in a new tab)",
    "hello@port.example",
  ]);
  expect(links.map((link) => link.getAttribute("target"))).toEqual(["_blank", "_blank", null]);
  expect(links[0]).toHaveAttribute("rel", "noreferrer");
});
