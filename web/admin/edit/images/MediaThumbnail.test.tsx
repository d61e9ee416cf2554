import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MediaThumbnail } from "./MediaThumbnail";
import { MediaPreviewsContext } from "./mediaPreviews";

const description = {
  id: "A",
  version: 1,
  fileName: "Fähre.png",
  altText: "",
  isDecorative: false,
};

function show(src: string) {
  const previews = new Map([
    ["/objects/known.png", { kind: "image" as const, thumbnail: "/objects/t.webp", description }],
  ]);
  const { container } = render(
    <MediaPreviewsContext value={{ previews, remember: () => {} }}>
      <MediaThumbnail src={src} size="large" />
    </MediaPreviewsContext>,
  );
  const image = container.querySelector("img, video");
  if (!image) throw new Error("nothing is shown");
  fireEvent.error(image);
}

test.each([
  ["/objects/known.png", "Fähre.png cannot be shown."],
  ["/objects/gone%20away.png?v=2", "gone away.png cannot be shown."],
  ["/objects/film.mp4", "film.mp4 cannot be shown."],
])("a broken file at %s has a name: %s", (src, words) => {
  show(src);
  expect(screen.getByText(words)).toBeVisible();
});
