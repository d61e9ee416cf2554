import { createMockEnvironment } from "relay-test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { attachPoster } from "./attachPoster";
import { capturePoster } from "./capturePoster";

/** The times of the frames that became stills, in seconds. */
let drawn: number[] = [];

/**
 * Simulates a video of 8 seconds, each of whose frames repeats a few levels over its pixels.
 * @param levelsAt the levels, from 0 to 255, of the frame at a time in seconds
 */
function playVideo(levelsAt: (moment: number) => number[]): void {
  let moment = 0;
  let video: HTMLVideoElement | undefined;
  const say = (event: string) => queueMicrotask(() => video?.dispatchEvent(new Event(event)));
  const media = HTMLMediaElement.prototype;
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:a");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  vi.spyOn(media, "load").mockReturnValue();
  vi.spyOn(media, "duration", "get").mockReturnValue(8);
  // Defined on this element only: Vitest does not restore spies on both the getter and the setter
  // of a property.
  const currentTime = {
    get: () => moment,
    set: (wanted: number) => {
      moment = wanted;
      say("seeked");
    },
  };
  vi.spyOn(media, "src", "set").mockImplementation(function (this: HTMLVideoElement) {
    video = this;
    Object.defineProperty(this, "currentTime", currentTime);
    say("loadeddata");
  });
  const context = {
    drawImage: () => {},
    getImageData: () => ({
      data: Uint8ClampedArray.from({ length: 32 * 32 * 4 }, (_, at) => {
        const levels = levelsAt(moment);
        return levels[Math.floor(at / 4) % levels.length] ?? 0;
      }),
    }),
  };
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, "getContext").mockReturnValue(context as never); // the methods that are used
  vi.spyOn(canvas, "toBlob").mockImplementation((use) => {
    drawn.push(moment);
    use(new Blob(["still"]));
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  drawn = [];
});

test.each([
  ["the first second, where that shows something", () => [20, 200], 1],
  ["after a black start", (moment: number) => (moment < 3 ? [0, 2] : [20, 200]), 3.625],
  ["after a plain title in white", (moment: number) => (moment < 2 ? [255] : [20, 200]), 2.75],
  [
    "the best there is, where all is dark",
    (moment: number) => (moment === 4.5 ? [0, 9] : [0]),
    4.5,
  ],
] as const)("the still of a video is of %s", async (_, levelsAt, moment) => {
  playVideo((at) => [...levelsAt(at)]);
  expect(await capturePoster(new Blob(["film"]))).toEqual({
    picture: expect.any(Blob),
    durationSeconds: 8,
  });
  expect(drawn).toEqual([moment]);
});

test("of a stored video it is taken by its address, of which browsers load parts", async () => {
  playVideo(() => [20, 200]);
  expect(await capturePoster("/objects/a.mp4")).not.toBeNull();
  expect(URL.createObjectURL).not.toHaveBeenCalled();
});

test("the duration that a recorder left out is found with the still, and a version may follow from it", async () => {
  playVideo(() => [20, 200]);
  vi.stubGlobal("fetch", async () => ({ ok: true }));
  const environment = createMockEnvironment();
  const attached = attachPoster(environment, new Blob(["film"]), "a");
  const asset = { thumbnail: "/objects/b.jpg/640.webp", missingRenditions: [{ shortSide: 720 }] };
  for (const data of [
    { requestUpload: { uploadURL: "https://site.test/api/objects/upload/b", userErrors: [] } },
    { finalizeUpload: { asset: { path: "/objects/b.jpg" }, wasStored: false, userErrors: [] } },
    { updateMediaAsset: { asset, userErrors: [] } },
  ]) {
    await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const { variables } = environment.mock.getMostRecentOperation().request;
    if ("updateMediaAsset" in data) {
      expect(variables.input).toEqual({
        id: "a",
        posterPath: "/objects/b.jpg",
        durationSeconds: 8,
      });
    }
    environment.mock.resolveMostRecentOperation({ data });
  }
  expect(await attached).toMatchObject(asset);
});
