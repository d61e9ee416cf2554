/**
 * While the browser replaces one document by the next, marks the project card, or the link to the next project,
 * that a view transition turns into the hero of its project, or the reverse. Where React replaces pages, the
 * router marks the links: see web/site/home/ProjectCard.css.
 */
export function growCards(): void {
  window.addEventListener("pageswap", ({ viewTransition, activation }) => {
    mark(activation?.entry?.url, viewTransition);
  });
  window.addEventListener("pagereveal", ({ viewTransition }) => {
    mark(window.navigation?.activation?.from?.url, viewTransition);
  });
}

function mark(address: string | null | undefined, transition: ViewTransition | null): void {
  if (!transition || !address) return;
  const { pathname } = new URL(address);
  const cards = document.querySelectorAll<HTMLAnchorElement>(".project-card, .next-project-link");
  // Another link, such as one in ProjectPill, may have led to the page: a card outside the window is not animated.
  const card = [...cards].find(
    (candidate) => candidate.pathname === pathname && isInView(candidate),
  );
  card?.classList.add("transitioning");
  const end = () => card?.classList.remove("transitioning");
  transition.finished.then(end, end);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
