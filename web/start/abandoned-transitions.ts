/**
 * Ignores the rejections of abandoned transitions, which are no errors of the page: the browser was too slow,
 * or the next transition has begun. React Router and browsers leave them unhandled.
 */
export function allowAbandonedTransitions(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) {
      event.preventDefault();
    }
  });
}
