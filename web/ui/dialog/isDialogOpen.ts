/** Whether a dialog waits for an answer; one on its way out does not. */
export function isDialogOpen(): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  return dialogs.some((dialog) => !dialog.closest("[data-exiting]"));
}
