import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { ProjectHeadTestQuery } from "../../__generated__/ProjectHeadTestQuery.graphql";
import { PageContext, type PageResponse } from "../../rendering/PageContext";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { ProjectHead } from "./ProjectHead";

function TestHead() {
  const { project } = useLazyLoadQuery<ProjectHeadTestQuery>(
    graphql`
      query ProjectHeadTestQuery {
        project(slug: "passage") {
          ...ProjectHead_project
        }
      }
    `,
    {},
  );
  return project && <ProjectHead project={project} />;
}

const facts = {
  client: "Nordhav Ferries",
  year: "2024",
  role: "Lead designer",
  team: [{ name: "Tomas Lind", role: "Research" }],
  links: [{ label: "In the press", url: "https://press.example/ferries" }],
  tags: ["Maps"],
};

/** The structured data on the page of a project. */
function readThings(project: object) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Project: () => ({ ...project, facts }) }),
  );
  const response: PageResponse = {
    status: 200,
    things: [],
    firstPictures: [],
    modulePaths: [],
    deriveTheme: () => ({}),
  };
  const origin = "https://ilse.example";
  renderWithRelay(
    <PageContext
      value={{
        origin,
        theme: null,
        siteTheme: null,
        words: null,
        voice: "GROTESQUE",
        fillsLargeScreens: false,
        postedForm: null,
        response,
      }}
    >
      <TestHead />
    </PageContext>,
    environment,
  );
  return response.things;
}

test("search engines read the facts of a project", () => {
  expect(readThings({ name: "Passage", isPasswordProtected: false })).toMatchObject([
    {
      "@type": "CreativeWork",
      name: "Passage",
      dateCreated: "2024",
      creator: {
        "@type": "Role",
        roleName: "Lead designer",
        creator: { "@id": "https://ilse.example/#designer" },
      },
      sourceOrganization: { "@type": "Organization", name: "Nordhav Ferries" },
      contributor: [{ roleName: "Research", contributor: { name: "Tomas Lind" } }],
      subjectOf: [{ "@type": "WebPage", url: "https://press.example/ferries" }],
      keywords: "Maps",
    },
  ]);
});

test("of a protected project they read none, even where its reader has the password", () => {
  const text = JSON.stringify(readThings({ name: "Passage", isPasswordProtected: true }));
  expect(text).toContain("Passage");
  for (const told of ["Nordhav", "2024", "Lead", "Tomas", "press.example", "Maps"]) {
    expect(text).not.toContain(told);
  }
});
