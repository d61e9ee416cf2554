/**
 * Ignores the unhandled rejections of view transitions that the browser skipped, because it was too slow or the
 * next transition has begun. They are not errors of the page. React Router and browsers leave them unhandled.
 */
export function allowAbandonedTransitions(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) {
      event.preventDefault();
    }
  });
}
