import { expect, test, vi } from "vitest";
import { SlideFilms } from "./slide-films";

test("a film that plays goes on, and comes from memory once it is paused", () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:film");
  const video = document.createElement("video");
  video.src = "/film.mp4";
  video.currentTime = 12;
  const paused = vi.spyOn(video, "paused", "get").mockReturnValue(false);
  const windows = { name: "films", isPresenters: false, isCurrent: () => true, tell: () => {} };
  const films = new SlideFilms([video], windows);

  films.handle({ films: [[0, new Blob(["film"])]] });
  // The video plays again by the time that the event of an earlier pause arrives.
  video.dispatchEvent(new Event("pause"));
  expect(video.getAttribute("src")).toBe("/film.mp4");
  paused.mockReturnValue(true);
  video.dispatchEvent(new Event("pause"));
  expect(video.src).toBe("blob:film");
  expect(video.currentTime).toBe(12);
});
