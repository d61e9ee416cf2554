import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePlayInView } from "./Video";
import { setVideosStopped } from "./videosStopped";

/** Notifies the observer whether the video is in view, once for each value, the oldest first. */
let show: (...areIntersecting: boolean[]) => void;
const play = vi.fn(async () => {});
const pause = vi.fn();

beforeEach(() => {
  show = () => {};
  play.mockClear();
  pause.mockClear();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        show = (...changes) => notify(changes.map((isIntersecting) => ({ isIntersecting })));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function TestVideo({ hasControls }: { hasControls: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  usePlayInView(video, hasControls);
  return <video ref={video} muted />;
}

function renderVideo(hasControls: boolean): HTMLVideoElement {
  const { container } = render(<TestVideo hasControls={hasControls} />);
  const video = container.querySelector("video");
  if (!video) throw new Error("there is no video");
  return Object.assign(video, { play, pause });
}

test("a video plays while it is in view, and is loaded ahead from then on", () => {
  setVideosStopped(false);
  const video = renderVideo(false);
  video.preload = "none";
  show(true);
  expect(play).toHaveBeenCalledOnce();
  expect(video.preload).toBe("auto");
  pause.mockClear();
  show(false);
  expect(pause).toHaveBeenCalledOnce();
  show(true, false);
  expect(play).toHaveBeenCalledOnce();
});

test("where videos stand still one that was started by its controls stops out of view", () => {
  setVideosStopped(true);
  const video = renderVideo(true);
  show(true);
  expect(play).not.toHaveBeenCalled();
  act(() => video.dispatchEvent(new Event("play")));
  pause.mockClear();
  show(false);
  expect(pause).toHaveBeenCalledOnce();
});
