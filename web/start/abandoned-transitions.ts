/**
 * Takes a transition that was given up as no error of the page: the browser was late, or the next one has
 * begun. React Router and browsers leave that unhandled.
 */
export function allowAbandonedTransitions(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) {
      event.preventDefault();
    }
  });
}
