/** Moves the focus to the first control of a form that is marked as invalid. */
export function focusFirstInvalid(form: HTMLElement): void {
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}
