/** Removes the soft hyphens that the server has put into titles from copied text: a search would not find it. */
export function copyWithoutSoftHyphens(): void {
  document.addEventListener("copy", (event) => {
    const text = String(window.getSelection());
    if (event.defaultPrevented || !text.includes("\u00ad")) return;
    event.clipboardData?.setData("text/plain", text.replaceAll("\u00ad", ""));
    event.preventDefault();
  });
}
