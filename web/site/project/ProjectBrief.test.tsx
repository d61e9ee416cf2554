import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, onTestFinished, test } from "vitest";
import type { ProjectBriefTestQuery } from "../../__generated__/ProjectBriefTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { ProjectBrief } from "./ProjectBrief";

function TestBrief() {
  const { project } = useLazyLoadQuery<ProjectBriefTestQuery>(
    graphql`
      query ProjectBriefTestQuery {
        project(slug: "orrery") {
          ...ProjectBrief_project
        }
      }
    `,
    {},
  );
  return project && <ProjectBrief project={project} />;
}

const picture = (src: string) => ({ src, kind: "IMAGE", asset: { altText: `What ${src} shows` } });
const brief = {
  outcome: "Nine seconds, not forty.",
  role: "Lead designer",
  team: "Six people",
  time: "14 months",
  numbers: [{ value: "84%", label: "find it alone" }],
  pictures: [picture("/a.png"), picture("/b.png")],
  pictureSections: ["WHY", null],
};
const facts = { client: "", year: "2024", role: "", team: [], links: [], tags: [] };
const seen = { isHidden: false, isBlank: false };

/** @returns the links of the brief, each with its name */
function linksOf(project: object) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Query: () => ({ project }) }),
  );
  const { container } = renderWithRelay(<TestBrief />, environment);
  const links = within(container).queryAllByRole("link");
  return links.map((link) => [link.getAttribute("aria-label") ?? link.textContent, link]) as [
    string,
    HTMLAnchorElement,
  ][]; // the map makes pairs
}

test("each part leads to its place below: the result, the facts, the section of a picture", () => {
  const sections = [
    { section: "RESULT", name: null, modules: [seen] },
    { section: "WHY", name: "Before", modules: [seen] },
  ];
  const links = linksOf({ brief, facts, caseStudy: { sections } });
  expect(links.map(([name, { hash }]) => [name, hash])).toEqual([
    ["Nine seconds, not forty.", "#project-result"],
    ["84% find it alone", "#project-result"],
    ["Lead designer", "#project-facts"],
    ["Six people", "#project-facts"],
    ["14 months", "#project-facts"],
    ["What /a.png shows", "#project-why"],
  ]);
});

test("a link leads the keyboard to its place, too", async () => {
  document.body.insertAdjacentHTML("beforeend", '<section id="project-result"></section>');
  const result = document.getElementById("project-result");
  onTestFinished(() => result?.remove());
  const sections = [{ section: "RESULT", name: null, modules: [seen] }];
  const link = linksOf({ brief, facts, caseStudy: { sections } })[0]?.[1];
  await userEvent.click(link ?? document.body);
  expect(result).toHaveFocus();
});

test("a part without a place is no link, as where only the brief is public", () => {
  const blank = { section: "RESULT", name: null, modules: [{ ...seen, isHidden: true }] };
  expect(linksOf({ brief, facts: null, caseStudy: { sections: [blank] } })).toEqual([]);
  expect(screen.getByText("Nine seconds, not forty.")).toBeVisible();
  expect(linksOf({ brief, facts: null, caseStudy: null })).toEqual([]);
});

test("a project without a brief has none", () => {
  expect(linksOf({ brief: null, facts, caseStudy: null })).toEqual([]);
  expect(screen.queryByRole("region")).toBeNull();
});
