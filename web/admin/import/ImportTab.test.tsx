import { act, fireEvent, screen } from "@testing-library/react";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { ImportTab } from "./ImportTab";

const project = (from: string, losses: string[] = []) => ({
  ...{ from, name: from, textCount: 1, pictureCount: 2, otherCount: 0, redirects: [], losses },
  headings: [{ heading: "Wanted", section: null }],
});

function open(): ReturnType<typeof createMockEnvironment> {
  const environment = createMockEnvironment();
  renderWithRelay(<ImportTab />, environment);
  return environment;
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText("File with your work"), { target: { files: [file] } });

test("a file is shown with its losses, and written with the rules and without what is left out", () => {
  const environment = open();
  choose(new File(["zip"], "work.zip"));
  const projects = [
    project("sofa.md", ["The picture a.png is not among the files."]),
    project("stool.md"),
  ];
  const report = {
    kind: "Markdown",
    losses: [],
    outcomes: null,
    hosts: ["old.example", "cdn.example"],
    projects,
  };
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: { previewImport: { report, userErrors: [] } },
    }),
  );
  expect(screen.getByText("The picture a.png is not among the files.")).toBeVisible();
  fireEvent.change(screen.getByLabelText("Wanted"), { target: { value: "shippedGoods" } });
  fireEvent.click(screen.getByLabelText("stool.md"));
  const fetching = screen.getByLabelText("Fetch the pictures that are on old.example, cdn.example");
  expect(fetching).not.toBeChecked();
  fireEvent.click(fetching);
  fireEvent.click(screen.getByRole("button", { name: "Bring in 1 draft" }));
  const { variables } = environment.mock.getMostRecentOperation().request;
  expect(variables).toMatchObject({
    file: null,
    rules: [{ heading: "Wanted", section: "SHIPPED_GOODS" }],
    leftOut: ["stool.md"],
    fetchPictures: true,
  });
  const written = { ...report, projects: [projects[0]] };
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: { importWork: { report: written, userErrors: [] } },
    }),
  );
  expect(screen.getByRole("heading", { name: "What was imported" })).toBeVisible();
});

test("an archive is tried out with each choice, and taken in as she chose", () => {
  const environment = open();
  const answer = (name: string, outcomes: string[]) => {
    const report = { kind: "an archive of Vitrine", losses: [], projects: [], hosts: [], outcomes };
    act(() =>
      environment.mock.resolveMostRecentOperation({ data: { [name]: { report, userErrors: [] } } }),
    );
  };
  choose(new File(["zip"], "work.zip"));
  answer("previewImport", ["projects: 1 kept."]);
  expect(screen.getByText("projects: 1 kept.")).toBeVisible();
  fireEvent.change(screen.getByLabelText("What both have"), { target: { value: "REPLACE" } });
  answer("previewImport", ["projects: 1 replaced."]);
  fireEvent.click(screen.getByLabelText("Messages of the inbox, too"));
  const chosen = { file: null, clash: "REPLACE", messages: true };
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject(chosen);
  answer("previewImport", ["projects: 1 replaced.", "messages: 1 new."]);
  fireEvent.click(screen.getByLabelText("Messages of the inbox, too"));
  expect(screen.getByRole("button", { name: "Looking..." })).toBeDisabled();
  act(() => environment.mock.rejectMostRecentOperation(new Error("offline")));
  expect(screen.getByLabelText("Messages of the inbox, too")).toBeChecked();
  fireEvent.click(screen.getByRole("button", { name: "Bring in the archive" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject(chosen);
  answer("importWork", ["projects: 1 replaced.", "messages: 1 new."]);
  expect(screen.getByRole("heading", { name: "What was imported" })).toBeVisible();
  expect(screen.getByText("messages: 1 new.")).toBeVisible();
});

test("a file that cannot be read is refused with the reason", () => {
  const environment = open();
  choose(new File(["zip"], "broken.zip"));
  const userErrors = [
    { field: "file", code: "UNREADABLE", message: "broken.zip is no zip file that can be read." },
  ];
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: { previewImport: { report: null, userErrors } },
    }),
  );
  expect(screen.getByRole("alert")).toHaveTextContent(
    "broken.zip is no zip file that can be read.",
  );
});
