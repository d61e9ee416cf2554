type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = ".edit-page :is(input:not([type=file]), textarea, select)";

/** Notes what the fields of an editor show. @returns finds the first that shows something else */
export function watchFields(): () => Field | undefined {
  const fields = [...document.querySelectorAll<Field>(controls)];
  const shown = fields.map((field) => [field, shownIn(field)] as const);
  return () => shown.find(([field, was]) => field.isConnected && shownIn(field) !== was)?.[0];
}

function shownIn(field: Field): string {
  const isTicked = field instanceof HTMLInputElement && field.checked;
  return `${isTicked} ${field.value}`;
}
