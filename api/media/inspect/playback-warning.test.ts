import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { owner } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { type UploadSteps, uploadSteps } from "../../testing/upload-steps.ts";
import { box, videoOf } from "../../testing/video.ts";

let site: TestSite;
let cookie: string;
let steps: UploadSteps;

beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
  steps = uploadSteps(site, cookie);
});
afterAll(() => site.close());

/** Uploads a file. @returns the path and the playback warning of its asset */
async function upload(bytes: Buffer) {
  const url = await steps.request();
  expect((await steps.put(url, bytes)).statusCode).toBe(201);
  const { data } = await site.graphql<{
    finalizeUpload: { asset: { path: string; playbackWarning: string | null } };
  }>(
    `mutation ($input: FinalizeUploadInput!) {
      finalizeUpload(input: $input) { asset { path playbackWarning } }
    }`,
    { input: { uploadURL: `http://localhost${url}` } },
    owner,
  );
  return data?.finalizeUpload.asset;
}

/** A QuickTime video, such as cameras and editing programs write. */
const movie = (codec: string) => videoOf([], { codec, brand: "qt  ", content: Buffer.from(codec) });

describe("of a video", () => {
  test.each([
    ["apcn", "ProRes", "Firefox"],
    ["ap4h", "ProRes", "Chrome"],
    ["hvc1", "HEVC", "Firefox"],
    ["hev1", "HEVC", "Chrome"],
    ["av01", "AV1", "Safari"],
    ["AVdh", "AVdh", "no common browser"],
  ])(
    "in %s the owner is told where it is not seen, and what to export",
    async (codec, ...words) => {
      const asset = await upload(movie(codec));
      expect(asset?.path).toMatch(/\.mov$/);
      for (const word of [...words, "MP4 with H.264"])
        expect(asset?.playbackWarning).toContain(word);
    },
  );

  test("that every browser shows, or that does not say, nothing is said", async () => {
    expect(await upload(movie("avc1"))).toMatchObject({ playbackWarning: null });
    expect(await upload(videoOf([]))).toMatchObject({ playbackWarning: null });
    for (const name of ["spinner.webm", "spinner.mp4"]) {
      expect(await upload(await readFile(`web/ui/spinner/${name}`))).toMatchObject({
        playbackWarning: null,
      });
    }
  });

  const avc = (set: string) => box("avcC", Buffer.from(`01000028ffe10009${set}`, "hex"));
  test.each([
    ["avc1", avc("677a0028b6c0000000"), "H.264 with 4:2:2, 10 bits"],
    ["avc1", avc("67f4002891c0000000"), "H.264 with 4:4:4, 8 bits"],
    [
      "hvc1",
      box("hvcC", Buffer.from(`${"00".repeat(16)}01020000`, "hex")),
      "(H.265) with 4:2:0, 10 bits",
    ],
  ])("in %s the pixel format is read and said: %#", async (codec, configuration, words) => {
    const bytes = videoOf([], { codec, configuration });
    expect((await upload(bytes))?.playbackWarning).toContain(words);
  });

  test.each(["6764002894000000ff", "6742002894000000ff", "6764", "0001"])(
    "of H.264 that all browsers show, or that is cut short, nothing is said: %s",
    async (set) => {
      const bytes = videoOf([], { codec: "avc1", configuration: avc(set) });
      expect(await upload(bytes)).toMatchObject({ playbackWarning: null });
    },
  );

  test("the encoding of the picture is read, also where another track comes first", async () => {
    const webm = await readFile("web/ui/spinner/spinner.webm");
    const at = webm.indexOf("V_VP9");
    expect(at).toBeGreaterThan(0);
    const other = Buffer.from(webm);
    other.write("V_AV1", at, "latin1");
    expect((await upload(other))?.playbackWarning).toContain("AV1");
  });
});
