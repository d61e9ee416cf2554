import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { loadQuery, RelayEnvironmentProvider } from "react-relay";
import {
  createMemoryRouter,
  RouterProvider,
  UNSAFE_ViewTransitionContext as ViewTransitionContext,
} from "react-router";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import { paths } from "../../paths";
import { ProjectPage, projectPageQuery } from "./ProjectPage";

const nextSlugs = new Map([
  ["hearten", "passage"],
  ["passage", "morrow"],
]);

/** The page of the project Hearten, in a router in which a transition to the project Morrow is running. */
function openPages() {
  const environment = createMockEnvironment();
  for (const [slug, next] of nextSlugs) {
    environment.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({
          project: {
            id: slug,
            slug,
            language: "",
            viewerCanEdit: false,
            takesReviewComments: false,
            light: null,
            pageHero: null,
            brief: null,
            facts: null,
            caseStudy: { role: [], why: [], sections: [], gates: [] },
            previous: null,
            next: { id: next, slug: next, hyphenatedName: next, language: "", pageHero: null },
          },
        }),
      }),
    );
    environment.mock.queuePendingOperation(projectPageQuery, { slug });
  }
  const place = { search: "", hash: "", state: null, key: "" };
  const transition = {
    isTransitioning: true,
    flushSync: false,
    currentLocation: { ...place, pathname: "/work" },
    nextLocation: { ...place, pathname: paths.project("morrow") },
  } as const;
  const router = createMemoryRouter(
    [
      {
        path: "/project/:slug",
        loader: ({ params: { slug = "" } }) => loadQuery(environment, projectPageQuery, { slug }),
        element: (
          <ViewTransitionContext value={transition}>
            <ProjectPage />
          </ViewTransitionContext>
        ),
      },
    ],
    { initialEntries: [paths.project("hearten")] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
}

test("a press of the link to the next project has no effect on the page of that project", async () => {
  openPages();
  const user = userEvent.setup();
  await user.click(await screen.findByRole("link", { name: /passage/ }));
  const link = await screen.findByRole("link", { name: /morrow/ });
  expect(link).not.toHaveClass("transitioning");
  await user.keyboard("{Control>}");
  await user.click(link);
  expect(link).not.toHaveClass("transitioning");
});
