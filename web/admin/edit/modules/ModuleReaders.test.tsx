import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import type { ContentModule } from "../module-types/moduleTypes";
import { type ModuleEditing, ModuleEditingContext } from "./ModuleEditing";
import { ModuleReaders } from "./ModuleReaders";

const change = vi.fn();
const editing = { change } as unknown as ModuleEditing; // all that is called here

const text: ContentModule = { type: "text", id: "a", content: "Because" };

function show(module: ContentModule) {
  change.mockClear();
  renderWithRelay(
    <ModuleEditingContext value={editing}>
      <ModuleReaders module={module} />
    </ModuleEditingContext>,
    createMockEnvironment(),
  );
}

test("a module is as its project until the owner says otherwise", async () => {
  show(text);
  expect(screen.getByRole("radio", { name: "As the project" })).toBeChecked();
  expect(screen.queryByLabelText(/Shown instead/)).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "With the password" }));
  expect(change).toHaveBeenLastCalledWith({ ...text, audience: "access" });
});

test("back to that of the project, what is shown instead stays for another time", async () => {
  const standIn = { text: "Soon" };
  show({ ...text, audience: "access", standIn });
  await userEvent.click(screen.getByRole("radio", { name: "As the project" }));
  expect(change).toHaveBeenLastCalledWith({ ...text, standIn });
});
