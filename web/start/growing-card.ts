/**
 * Marks the project card, or the link to the next project, whose picture a view transition turns into the
 * hero (the large picture) of the project's page, or the reverse. This is for navigations between documents.
 * If React replaces the page, the router sets the class: see web/site/home/ProjectCard.css.
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
  // The visitor may have followed another link to the page, such as one in ProjectPill. So a card
  // outside the window is not animated.
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
