import { act } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import type { useProjectEditingTestQuery } from "../../__generated__/useProjectEditingTestQuery.graphql";
import { RequestError } from "../../relay/request-error";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { currentToast } from "../../ui/toast/showToast";
import { parseFields } from "./model/projectFields";
import type { ProjectSnapshot } from "./model/projectValues";
import { type ProjectEditing, useProjectEditing } from "./useProjectEditing";

const first: ProjectSnapshot = {
  version: 1,
  values: {
    ...parseFields({ name: "Orrery", slug: "orrery" }),
    ...{ role: [], why: [], result: [], process: [], solution: [], shippedGoods: [] },
  },
};

/** Publishes a project that another window has saved. */
function publishStale() {
  const environment = createMockEnvironment();
  let form: ProjectEditing | undefined;
  function Editor() {
    const { project } = useLazyLoadQuery<useProjectEditingTestQuery>(
      graphql`
        query useProjectEditingTestQuery {
          project(slug: "orrery") {
            ...useProjectEditing_project
          }
        }
      `,
      {},
    );
    return project && <Form project={project} />;
  }
  function Form({ project }: { project: Parameters<typeof useProjectEditing>[0] }) {
    form = useProjectEditing(project, first);
    return null;
  }
  environment.mock.queueOperationResolver(() => ({
    data: { project: { id: "1", databaseId: 1, drafts: [] } },
  }));
  renderWithRelay(<Editor />, environment);
  const outcome = { notice: { title: "" }, onPublished: () => {}, onRefused: () => false };
  act(() => form?.publishing.publish({ showOnHome: true }, { visibility: "PUBLIC" }, outcome));
  const userErrors = [{ field: "version", message: "", code: "STALE_VERSION" }];
  const data = { updateProject: { project: null, userErrors } };
  act(() => environment.mock.resolveMostRecentOperation({ data }));
  const { mock } = environment;
  return { mock, isPending: () => [form?.isPending, form?.publishing.isPending] };
}

test.each([
  [new Error("No data for fetchLatestProjectQuery"), "Failed to update project"],
  [new RequestError("The server is restarting."), "The server is restarting."],
])(
  "a save that waits to be merged is pending, and fails in words for the owner: %s",
  async (error, words) => {
    const { mock, isPending } = publishStale();
    expect(isPending()).toEqual([true, true]);
    await act(async () => mock.rejectMostRecentOperation(error));
    expect(isPending()).toEqual([false, false]);
    expect(currentToast()).toMatchObject({ title: "Error", description: words });
  },
);

test("a save of a project that was deleted elsewhere says how to save it", async () => {
  const { mock, isPending } = publishStale();
  await act(async () => mock.resolveMostRecentOperation({ data: { projectByDatabaseId: null } }));
  expect(isPending()).toEqual([false, false]);
  expect(currentToast()?.description).toBe("This project is in the trash. Restore it to save.");
});
