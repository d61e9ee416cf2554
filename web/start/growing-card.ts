/**
 * Has a card, or the end of a case study, grow into the hero of its project while one page replaces the
 * other, and back, as it does where React replaces them: see web/site/home/ProjectCard.css.
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
  // Another link may lead to the same page, such as the pill: what nobody sees does not grow.
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
