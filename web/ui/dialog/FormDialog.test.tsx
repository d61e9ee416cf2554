import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useUnsaved } from "../unsaved/unsavedForms";
import { FormDialog } from "./FormDialog";

function TypedForm() {
  useUnsaved(true);
  return <input aria-label="Name" />;
}

test("a dialog that a save closes during the question opens again without it", () => {
  const dialog = (isOpen: boolean) => (
    <FormDialog title="New project" isOpen={isOpen} onClose={() => {}}>
      <TypedForm />
    </FormDialog>
  );
  const { rerender } = render(dialog(true));
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.getByRole("alertdialog", { name: "Discard what you typed?" })).toBeVisible();
  rerender(dialog(false));
  rerender(dialog(true));
  expect(screen.getByRole("dialog", { name: "New project" })).toBeVisible();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
