/**
 * Removes soft hyphens, which the server puts into titles, from copied text: a search for a text
 * with soft hyphens finds nothing.
 */
export function copyWithoutSoftHyphens(): void {
  document.addEventListener("copy", (event) => {
    const text = String(window.getSelection());
    if (event.defaultPrevented || !text.includes("\u00ad")) return;
    event.clipboardData?.setData("text/plain", text.replaceAll("\u00ad", ""));
    event.preventDefault();
  });
}
