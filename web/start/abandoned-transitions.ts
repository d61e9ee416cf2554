/**
 * Ignores the unhandled rejections of view transitions that the browser has skipped, because the
 * update of the page took too long or the next transition began. These rejections are not errors of
 * the page. Neither React Router nor the browser handles them.
 */
export function allowAbandonedTransitions(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) {
      event.preventDefault();
    }
  });
}
