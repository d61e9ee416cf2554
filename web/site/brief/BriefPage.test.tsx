import { act, render, screen, within } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import { createRouteContext } from "../../relay/route-context";
import { briefRoute } from "./BriefPage";

async function open(briefProjects: object[]) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Query: () => ({ briefProjects }) }),
  );
  const router = createMemoryRouter([{ path: "/brief", ...briefRoute }], {
    initialEntries: ["/brief"],
    getContext: () => createRouteContext(environment),
  });
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    ),
  );
}

const brief = {
  outcome: "Nine seconds, not forty.",
  role: "Lead designer",
  team: "",
  time: "14 months",
  numbers: [{ value: "84%", label: "find it alone" }],
  pictures: [],
  pictureSections: [],
};

test("each project is told by its brief, under its name, which leads to its page", async () => {
  await open([
    { id: "1", name: "Orrery", slug: "orrery", language: "nb", brief },
    {
      id: "2",
      name: "Passage",
      slug: "passage",
      language: "",
      brief: { ...brief, outcome: "No delays." },
    },
  ]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("In a minute");
  const [orrery, passage] = screen.getAllByRole("article");
  if (!orrery || !passage) throw new Error("Two projects are told");
  expect(within(orrery).getByRole("link")).toHaveAttribute("href", "/project/orrery");
  expect(orrery).toHaveTextContent(
    "OrreryNine seconds, not forty.84% find it aloneRoleLead designerTime14 months",
  );
  expect(passage).toHaveTextContent("No delays.");
  // Labels are in the site's language, also within a project in another language.
  expect([orrery.lang, within(orrery).getByText("Role").lang]).toEqual(["nb", "en"]);
  expect([passage.lang, within(passage).getByText("Role").lang]).toEqual(["", ""]);
  expect(screen.getByRole("link", { name: "Save as PDF" })).toHaveAttribute("href", "/brief.pdf");
});

test("without a brief that can be read there is no such page", async () => {
  await open([]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page Not Found");
});
