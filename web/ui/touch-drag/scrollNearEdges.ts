/** How near the edge scrolling begins, in pixels, and how much it scrolls at most in a frame. */
const [zone, fastest] = [88, 14];

/** Scrolls whatever holds the element and has the point near its upper or lower edge, by one frame's step. */
export function scrollNearEdges(element: Element, x: number, y: number): void {
  const page = document.scrollingElement;
  for (let holder = element.parentElement; holder; holder = holder.parentElement) {
    if (holder !== page && !/auto|scroll/.test(getComputedStyle(holder).overflowY)) continue;
    const box = holder.getBoundingClientRect();
    const isPage = holder === page;
    if (!isPage && (x < box.left || x > box.right)) continue;
    const top = isPage ? 0 : Math.max(box.top, 0);
    const bottom = isPage ? innerHeight : Math.min(box.bottom, innerHeight);
    const reach = Math.min(zone, (bottom - top) / 4);
    const depth = y < top + reach ? y - top - reach : Math.max(y - bottom + reach, 0);
    holder.scrollTop += Math.max(-1, Math.min(depth / reach, 1)) * fastest;
  }
}
