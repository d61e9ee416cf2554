/** Whether a dialog is open; a dialog that is closing does not count. */
export function isDialogOpen(): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  return dialogs.some((dialog) => !dialog.closest("[data-exiting]"));
}
