import sharp from "sharp";
import { expect, test } from "vitest";
import { demoMedia, demoMediaFolder, fileNameOf, placeOf } from "../../api/demo/media.ts";
import { rasterize } from "./picture.ts";
import { pictures } from "./pictures.ts";

test("each drawing has its file, and each file its drawing", () => {
  const stored = demoMedia.flatMap((media) =>
    media.kind === "image" ? [[media.fileName, media.altText]] : [],
  );
  const drawn = Object.entries(pictures).map(([name, { alt }]) => [`${name}.webp`, alt]);
  expect(stored.sort()).toEqual(drawn.sort());
});

test.each(["passage-home", "quillon-confidence", "conference"] as const)(
  "%s is drawn the same each time, and as its file shows it",
  async (name) => {
    const drawn = await rasterize(pictures[name]).raw().toBuffer();
    expect(drawn.equals(await rasterize(pictures[name]).raw().toBuffer())).toBe(true);
    const stored = await sharp(`${demoMediaFolder}/${placeOf(fileNameOf(name))}`)
      .raw()
      .toBuffer();
    expect(drawn.length).toBe(stored.length);
    // Another version of the renderer may draw an edge a shade differently.
    let difference = 0;
    for (const [index, value] of drawn.entries())
      difference += Math.abs(value - (stored[index] ?? 0));
    expect(difference / drawn.length).toBeLessThan(0.5);
  },
);
