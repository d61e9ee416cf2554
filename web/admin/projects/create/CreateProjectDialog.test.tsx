import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { LeaveGuard } from "../../leaving/LeaveGuard";
import { CreateProjectDialog } from "./CreateProjectDialog";

test("a project that was created opens in its editor, and nothing is asked on the way", async () => {
  const environment = createMockEnvironment();
  const { mock } = environment;
  const respond = (data: object) => act(async () => mock.resolveMostRecentOperation({ data }));
  const { router } = renderWithRelay(
    <LeaveGuard>
      <CreateProjectDialog />
    </LeaveGuard>,
    environment,
    ["/admin", "/admin?create"],
  );
  await userEvent.type(await screen.findByRole("textbox", { name: "Project Name" }), "Orrery");
  await userEvent.click(screen.getByRole("button", { name: "Create Project" }));
  await respond({ project: null });
  await respond({ createProject: { project: { id: "1", databaseId: 7 }, userErrors: [] } });
  expect(router.state.location.pathname).toBe("/admin/edit/7");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await act(async () => router.navigate(-1));
  expect(router.state.location).toMatchObject({ pathname: "/admin", search: "" });
});

test("who closes it is where the list was, filter and all", async () => {
  const { router } = renderWithRelay(
    <LeaveGuard>
      <CreateProjectDialog />
    </LeaveGuard>,
    createMockEnvironment(),
    ["/admin?tag=print&create="],
  );
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(router.state.location.search).toBe("?tag=print");
});
