import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderWithRelay } from "../testing/renderWithRelay";
import { environmentOf, TestModule } from "../testing/TestModule";
import { loadEveryBlock } from "./blocks";

// On a page the loader of the route loads the blocks.
await loadEveryBlock();

function show(module: object): HTMLElement {
  return renderWithRelay(<TestModule />, environmentOf(module)).container;
}

const defaults = { frame: "NONE", playback: "LOOP", focal: null, crop: null, start: null };
const picture = (width: number, height: number, kind = "IMAGE") => ({
  kind,
  src: "/objects/a.png",
  asset: { width, height, altText: "A tree", focalX: 0.5, focalY: 0.5, poster: null },
});

test.each([
  ["before", { ...defaults, frame: "PHONE" }, { ...defaults, frame: "TABLET" }],
  ["after", defaults, { ...defaults, frame: "PHONE" }],
])(
  "two sides, of which the one %s is in a phone, lie upon each other in it",
  (_, beforeView, afterView) => {
    const container = show({
      __typename: "BeforeAfterModule",
      before: picture(400, 800),
      beforeView,
      after: picture(300, 300),
      afterView,
      caption: "",
    });
    const devices = [...container.querySelectorAll<HTMLElement>(".device")];
    expect(devices.map(({ dataset }) => dataset.frame)).toEqual(["phone", "phone"]);
    const shapes = devices.map(({ style }) => style.getPropertyValue("--device-shape"));
    expect(shapes).toEqual(["0.5", "0.5"]);
  },
);

test("two sides that no slider compares have each a frame of its own", () => {
  const container = show({
    __typename: "BeforeAfterModule",
    before: picture(400, 800, "VIDEO"),
    beforeView: { ...defaults, frame: "PHONE" },
    after: picture(300, 300),
    afterView: defaults,
    caption: "",
  });
  expect(container.querySelectorAll(".device")).toHaveLength(1);
});

test("the viewer shows of a picture what the gallery shows", async () => {
  const container = show({
    __typename: "GalleryModule",
    layout: "ROWS",
    items: [
      {
        caption: "",
        media: picture(400, 200),
        mediaView: { ...defaults, crop: { x: 0.5, y: 0, width: 0.25, height: 1 } },
      },
      { caption: "", media: picture(400, 200), mediaView: null },
    ],
  });
  const [item] = container.querySelectorAll<HTMLElement>(".gallery-block-item");
  expect(item?.style.getPropertyValue("--shape")).toBe("0.5");
  await userEvent.click(screen.getAllByRole("button")[0] as HTMLElement); // of the first picture
  const viewer = await screen.findByRole("dialog", {}, { timeout: 5_000 });
  const part = viewer.querySelector<HTMLElement>(".media-crop");
  expect(part?.style.getPropertyValue("--video-width")).toBe("100");
  expect(part?.style.getPropertyValue("--video-height")).toBe("200");
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(viewer.querySelector(".media-crop")).toBeNull();
  expect(viewer.querySelector("img")).not.toBeNull();
});

test("a gallery shows the upper part of a tall screenshot, and the whole screen of a telephone", () => {
  const items = [picture(1440, 20_000), picture(390, 844)].map((media) => ({
    caption: "",
    media,
    mediaView: null,
  }));
  const container = show({ __typename: "GalleryModule", layout: "ROWS", items });
  const shown = [...container.querySelectorAll<HTMLElement>(".gallery-block-item")];
  expect(
    shown.map((item) => ["isCut" in item.dataset, item.style.getPropertyValue("--shape")]),
  ).toEqual([
    [true, "0.45"],
    [false, String(390 / 844)],
  ]);
});
