import { untilHydrated } from "./until-hydrated";

/**
 * Plays the videos that play automatically, and handles the buttons of VideoSwitch, until React does both.
 * The buttons stop animated pictures, too. The visitor's choice is in an attribute of the document, where
 * React finds it: see web/media/videosStopped.ts.
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
    const isStopped = areStopped();
    for (const video of videos) {
      if (inView.has(video) && !isStopped) {
        // Where `preload` is "none", WebKitGTK sometimes waits for ever.
        video.preload = "auto";
        // The browser may refuse to play, as in a battery saver; then the poster stays.
        video.play().catch(() => {});
      } else video.pause();
    }
    // Until the visitor chooses, the `media` attributes of the sources decide.
    if (dataset.videos) {
      for (const source of document.querySelectorAll<HTMLSourceElement>("source[data-moving]")) {
        source.media = isStopped ? "not all" : (source.dataset.moving ?? "");
      }
    }
    for (const button of document.querySelectorAll<HTMLElement>(".video-switch")) {
      const { play = "", pause = "" } = button.dataset;
      button.ariaLabel = isStopped ? play : pause;
      button.toggleAttribute("data-stopped", isStopped);
    }
  };
  const handleClick = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(".video-switch")) return;
    event.stopImmediatePropagation();
    dataset.videos = areStopped() ? "playing" : "stopped";
    follow();
  };
  for (const video of videos) observer.observe(video);
  follow();
  window.addEventListener("click", handleClick, true);
  untilHydrated(() => {
    observer.disconnect();
    window.removeEventListener("click", handleClick, true);
  });
}
