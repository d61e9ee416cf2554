import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { parseFields } from "../model/projectFields";
import type { ProjectValues } from "../model/projectValues";
import { RevisionsCard } from "./RevisionsCard";

const values: ProjectValues = {
  ...parseFields({ name: "Orrery", slug: "orrery" }),
  role: [],
  why: [],
  result: [],
  process: [],
  solution: [],
  shippedGoods: [],
};

const drafts = { offers: [], recover: vi.fn(), dismiss: vi.fn(), dismissals: 0 };

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("revisions that cannot be loaded, or compared, leave the editor as it is and can be asked for again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const environment = createMockEnvironment();
  const { mock } = environment;
  const fail = () => act(async () => mock.rejectMostRecentOperation(new Error("Out of reach")));
  const respond = () =>
    act(async () =>
      mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Project: () => ({ dismissedDrafts: [] }),
          ProjectRevision: () => ({
            version: 1,
            createdAt: "2026-01-31T12:00:00Z",
            changedParts: [],
            restoredVersion: null,
          }),
        }),
      ),
    );
  const form = {
    base: { version: 0, values },
    values,
    isChanged: true,
    mergeOrAsk: vi.fn(),
    drafts,
  };
  renderWithRelay(
    <>
      <input aria-label="Typed" defaultValue="not saved" />
      <RevisionsCard databaseId={1} form={form} />
    </>,
    environment,
  );
  await press("Show revisions");
  expect(screen.getByRole("heading", { name: "Revisions" })).toHaveFocus();
  await fail();
  expect(screen.getByRole("alert")).toHaveTextContent("The revisions could not be loaded.");
  expect(screen.getByLabelText("Typed")).toHaveValue("not saved");
  await press("Try again");
  await respond();
  await press(/^Compare/);
  await fail();
  expect(screen.getByRole("alert")).toHaveTextContent("The comparison could not be loaded.");
  await press("Try again");
  await respond();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("'Now' marks the newest revision, whoever saved it", async () => {
  const environment = createMockEnvironment();
  const form = {
    base: { version: 3, values },
    values,
    isChanged: false,
    mergeOrAsk: vi.fn(),
    drafts,
  };
  renderWithRelay(<RevisionsCard databaseId={1} form={form} />, environment);
  await press("Show revisions");
  const versions = [7, 3];
  const edges = versions.map((version) => ({
    node: { version, changedParts: [], restoredVersion: null, createdAt: "2026-01-31T12:00:00Z" },
  }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Project: () => ({ dismissedDrafts: [] }),
        ProjectRevisionsConnection: () => ({ edges }),
      }),
    ),
  );
  const marked = screen.getAllByText("Now").map((badge) => badge.parentElement?.textContent);
  expect(marked).toEqual(["Version 7Now"]);
});

test("unsaved changes that were dismissed are listed with what differs, and recovered from there", async () => {
  const environment = createMockEnvironment();
  const form = {
    base: { version: 3, values },
    values,
    isChanged: false,
    mergeOrAsk: vi.fn(),
    drafts,
  };
  renderWithRelay(<RevisionsCard databaseId={1} form={form} />, environment);
  await press("Show revisions");
  const draftOf = (editor: string, name: string) => ({
    ...{ editor, sequence: 4, updatedAt: "2026-01-31T12:00:00Z" },
    content: JSON.stringify({ base: form.base, values: { ...values, name } }),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Project: () => ({
          dismissedDrafts: [draftOf("one", "Typed and dismissed"), draftOf("two", values.name)],
        }),
        ProjectRevisionsConnection: () => ({ edges: [] }),
      }),
    ),
  );
  expect(screen.getAllByText("Unsaved changes")).toHaveLength(1);
  await press(/^Compare what was dismissed/);
  expect(screen.getByText("Typed and dismissed")).toBeVisible();
  await press(/^Recover what was dismissed/);
  expect(drafts.recover.mock.lastCall).toMatchObject([
    { editor: "one", sequence: 4, values: { name: "Typed and dismissed" } },
  ]);
});
