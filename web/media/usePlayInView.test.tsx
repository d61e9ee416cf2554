import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setFilmsStopped } from "./filmsStopped";
import { usePlayInView } from "./usePlayInView";

let show: (isIntersecting: boolean) => void;
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
        show = (isIntersecting) => notify([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function TestFilm({ hasControls }: { hasControls: boolean }) {
  const film = useRef<HTMLVideoElement>(null);
  usePlayInView(film, hasControls);
  return <video ref={film} muted />;
}

function renderFilm(hasControls: boolean): HTMLVideoElement {
  const { container } = render(<TestFilm hasControls={hasControls} />);
  const film = container.querySelector("video");
  if (!film) throw new Error("there is no film");
  return Object.assign(film, { play, pause });
}

test("a film plays while it is in view", () => {
  setFilmsStopped(false);
  renderFilm(false);
  show(true);
  expect(play).toHaveBeenCalledOnce();
  pause.mockClear();
  show(false);
  expect(pause).toHaveBeenCalledOnce();
});

test("where films stand still one that was started by its controls stops out of view", () => {
  setFilmsStopped(true);
  const film = renderFilm(true);
  show(true);
  expect(play).not.toHaveBeenCalled();
  act(() => film.dispatchEvent(new Event("play")));
  pause.mockClear();
  show(false);
  expect(pause).toHaveBeenCalledOnce();
});
