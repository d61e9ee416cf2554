import { untilHydrated } from "./until-hydrated";

/**
 * Plays the videos that play by themselves, and heeds the page's switches, until React does both. What
 * was chosen stands at the document, where React finds it: see web/media/videosStopped.ts.
 */
export function playVideos(): void {
  const { dataset } = document.documentElement;
  const inView = new Set<Element>();
  const areStopped = () =>
    dataset.videos
      ? dataset.videos === "stopped"
      : window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    follow();
  });
  const videos = document.querySelectorAll<HTMLVideoElement>("video:not([controls])");
  const follow = () => {
    for (const video of videos) {
      // Playing may be refused, as in a battery saver; the poster then stays.
      if (inView.has(video) && !areStopped()) video.play().catch(() => {});
      else video.pause();
    }
    for (const button of document.querySelectorAll<HTMLElement>(".video-switch")) {
      const { play = "", pause = "" } = button.dataset;
      button.ariaLabel = areStopped() ? play : pause;
      button.toggleAttribute("data-stopped", areStopped());
    }
  };
  const handleClick = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(".video-switch")) return;
    event.stopImmediatePropagation();
    dataset.videos = areStopped() ? "playing" : "stopped";
    follow();
  };
  for (const video of videos) observer.observe(video);
  window.addEventListener("click", handleClick, true);
  untilHydrated(() => {
    observer.disconnect();
    window.removeEventListener("click", handleClick, true);
  });
}
