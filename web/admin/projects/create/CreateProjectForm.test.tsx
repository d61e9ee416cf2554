import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { CreateProjectForm } from "./CreateProjectForm";

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

type Mock = ReturnType<typeof createMockEnvironment>["mock"];

const findOperation = (mock: Mock, name: string) =>
  mock.getAllOperations().findLast(({ request }) => request.node.operation.name === name);

const creationIn = (mock: Mock) => findOperation(mock, "projectActionsCreateMutation");

function questionIn(mock: Mock) {
  const question = findOperation(mock, "fetchSlugHolderQuery");
  if (!question) throw new Error("no slug was asked about");
  return question;
}

function open() {
  const environment = createMockEnvironment();
  const { mock } = environment;
  renderWithRelay(<CreateProjectForm onCancel={() => {}} onCreated={() => {}} />, environment);
  return {
    /** Responds to the newest slug query with the project that has the slug, or with null. */
    respond: (project: { name: string; slug: string } | null) =>
      act(async () => {
        mock.resolve(questionIn(mock), { data: { project: project && { id: "1", ...project } } });
      }),
    /** The variables of the creation if it was sent, otherwise those of the newest slug query. */
    asked: () => (creationIn(mock) ?? questionIn(mock)).request.variables,
    isAsking: () => findOperation(mock, "fetchSlugHolderQuery") !== undefined,
    create: () => userEvent.click(screen.getByRole("button", { name: "Create Project" })),
  };
}

test("a name without Latin letters proposes the first free number", async () => {
  const { respond } = open();
  await userEvent.type(field("Project Name"), "灯台");
  await respond({ name: "海", slug: "project-1" });
  await respond(null);
  expect(field("Slug").value).toBe("project-2");
});

test("another project's former slug is warned of, and given to the new one when asked again", async () => {
  const { respond, asked, create } = open();
  await userEvent.type(field("Project Name"), "für Ältere");
  await create();
  expect(asked()).toEqual({ slug: "fuer-aeltere" });
  await respond({ name: "Hearten", slug: "hearten" });
  expect(field("Slug")).toHaveAccessibleDescription(/“Hearten” was at this address before/);
  expect(field("Slug")).toHaveFocus();
  await create();
  expect(asked()).toEqual({
    input: {
      name: "für Ältere",
      slug: "fuer-aeltere",
      visibility: "DRAFT",
      isPasswordProtected: false,
    },
  });
});

test("a slug that nobody had goes straight on", async () => {
  const { respond, asked, create } = open();
  expect(field("Slug")).toHaveAccessibleDescription("The page will be at /project/…");
  await userEvent.type(field("Project Name"), "Orrery");
  await create();
  await respond(null);
  expect(asked()).toEqual({
    input: { name: "Orrery", slug: "orrery", visibility: "DRAFT", isPasswordProtected: false },
  });
});

test("an unlisted project is proposed an address that nobody guesses, others one that says the name", async () => {
  const { respond, asked, create } = open();
  await userEvent.type(field("Project Name"), "Orrery");
  await userEvent.click(screen.getByRole("radio", { name: "Unlisted" }));
  const slug = field("Slug").value;
  expect(slug).toMatch(/^orrery-[a-z2-9]{10}$/);
  await userEvent.click(screen.getByRole("radio", { name: "Public" }));
  expect(field("Slug").value).toBe("orrery");
  await userEvent.click(screen.getByRole("radio", { name: "Unlisted" }));
  expect(field("Slug").value).toBe(slug);
  await userEvent.click(screen.getByRole("checkbox", { name: "Password protection" }));
  await create();
  await respond(null);
  expect(asked()).toEqual({
    input: { name: "Orrery", slug, visibility: "UNLISTED", isPasswordProtected: true },
  });
});

test("what cannot be an address is said at once, and one that can is offered", {
  tags: "long",
}, async () => {
  const { respond, isAsking } = open();
  await userEvent.type(field("Project Name"), "Orrery");
  await userEvent.clear(field("Slug"));
  await userEvent.type(field("Slug"), "ä ö!");
  expect(field("Slug")).toHaveAccessibleDescription(
    "An address has lowercase letters, digits, and single hyphens between them.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Use “ae-oe”" }));
  expect(field("Slug")).toHaveValue("ae-oe");
  expect(field("Slug")).toHaveAccessibleDescription("The page will be at /project/ae-oe");
  await expect.poll(isAsking).toBe(true);
  await respond({ name: "Hearten", slug: "ae-oe" });
  expect(field("Slug")).toHaveAccessibleDescription(
    "“Hearten” is at /project/ae-oe. Choose another slug.",
  );
});
