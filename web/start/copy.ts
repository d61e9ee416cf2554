/** Copies titles without the soft hyphens that the server put into them: nobody could find them again. */
export function copyWithoutSoftHyphens(): void {
  document.addEventListener("copy", (event) => {
    const text = String(window.getSelection());
    if (event.defaultPrevented || !text.includes("\u00ad")) return;
    event.clipboardData?.setData("text/plain", text.replaceAll("\u00ad", ""));
    event.preventDefault();
  });
}
