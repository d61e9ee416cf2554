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
        // With `preload="none"`, WebKitGTK sometimes never loads the video.
        video.preload = "auto";
        // The browser may refuse to play, for example in battery saver mode. Then the poster is
        // shown.
        video.play().catch(() => {});
      } else video.pause();
    }
    // Until the visitor presses a switch, the `media` attributes decide which pictures are
    // animated.
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
