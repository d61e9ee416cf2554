import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { UploadedPreview } from "../../images/useUpload";
import { pastedModules } from "./pastedModules";
import { usePastedPictures } from "./usePastedPictures";

const describe = vi.fn(async () => true);
let arrive: (src: string, file: File, preview: UploadedPreview) => void = () => {};
vi.mock("../../../library/descriptions/useDescribeMedia", () => ({
  useDescribeMedia: () => ({ describe }),
}));
vi.mock("../../images/useUpload", () => ({
  useUpload: ({ onUploaded }: { onUploaded: typeof arrive }) => {
    arrive = onUploaded;
    return { items: [], add: () => {}, retry: () => {}, remove: () => {} };
  },
}));

const previewOf = (description: UploadedPreview["description"]): UploadedPreview => ({
  kind: "image",
  thumbnail: null,
  description,
});

const asset = { id: "a", version: 1, fileName: "a.png", altText: "", isDecorative: false };

test("what a document says of its picture becomes the description, where the file has none", async () => {
  const handleArrived = vi.fn();
  const { result } = renderHook(() => usePastedPictures(handleArrived));
  const files = ["a", "b", "c", "d"].map((name) => new File(["x"], `${name}.png`));
  const said = [" A tide table ", "A map", "", "x".repeat(2_000)];
  const { uploads } = pastedModules(
    files.map((file, place) => ({ kind: "picture", file, description: said[place] ?? "" })),
  );
  result.current.send(uploads);
  const responses = [asset, { ...asset, altText: "Her own words" }, asset, asset];
  for (const [place, file] of files.entries()) {
    await act(async () => arrive(`/objects/${place}`, file, previewOf(responses[place] ?? asset)));
  }
  expect(handleArrived).toHaveBeenCalledTimes(4);
  expect(describe.mock.calls).toEqual([
    [asset, { altText: "A tide table" }],
    [asset, { altText: "x".repeat(1_000) }],
  ]);
});
