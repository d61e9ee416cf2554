import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { ModuleMediaTestQuery } from "../__generated__/ModuleMediaTestQuery.graphql";
import { renderWithRelay } from "../testing/renderWithRelay";
import { HeroImageBlock } from "./hero-image/HeroImageBlock";

function TestModule() {
  const { project } = useLazyLoadQuery<ModuleMediaTestQuery>(
    graphql`
      query ModuleMediaTestQuery {
        project(slug: "passage") {
          caseStudy {
            role {
              ...HeroImageBlock_module @alias(as: "hero")
            }
          }
        }
      }
    `,
    {},
  );
  const hero = project?.caseStudy?.role[0]?.hero;
  return hero && <HeroImageBlock module={hero} />;
}

const defaults = { frame: "NONE", playback: "LOOP", focal: null, crop: null, start: null };

function show(
  kind: "IMAGE" | "VIDEO",
  mediaView: object | null,
  motion: object | null = null,
  videoSources: object[] = [],
) {
  const environment = createMockEnvironment();
  const poster = { src: "/objects/own.png", asset: null };
  const size = { width: 400, height: 200, focalX: 0.5, focalY: 0.5 };
  const asset = { ...size, altText: "A tree", poster, motion, videoSources };
  const media = { kind, src: "/objects/a", asset };
  const module = { __typename: "HeroImageModule", caption: "", media, mediaView };
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({ project: { caseStudy: { role: [module] } } }),
    }),
  );
  return renderWithRelay(<TestModule />, environment).container;
}

const imageOf = (container: HTMLElement) => container.querySelector("img");
const videoOf = (container: HTMLElement) => container.querySelector("video");
const placeOf = (element: HTMLElement | null) =>
  ["--focal-x", "--focal-y"].map((name) => element?.style.getPropertyValue(name));

test("a picture without a view stands alone, at the focal point of its own", () => {
  const container = show("IMAGE", null);
  expect(container.querySelector(".device, .media-crop")).toBeNull();
  expect(placeOf(imageOf(container))).toEqual(["0.5", "0.5"]);
});

test("the focal point of a place goes before that of the picture", () => {
  const container = show("IMAGE", { ...defaults, focal: { x: 0.25, y: 0.75 } });
  expect(placeOf(imageOf(container))).toEqual(["0.25", "0.75"]);
});

test.each(["PHONE", "TABLET", "BROWSER"])("a %s is drawn around a picture", (frame) => {
  const container = show("IMAGE", { ...defaults, frame });
  const device = container.querySelector<HTMLElement>(".device");
  expect(device?.dataset.frame).toBe(frame.toLowerCase());
  expect(device?.style.getPropertyValue("--device-shape")).toBe("2");
  expect(device?.querySelector("img")?.alt).toBe("A tree");
});

test("a video loops without sound, or waits to be started", () => {
  for (const view of [null, defaults]) {
    const video = videoOf(show("VIDEO", view));
    expect([video?.loop, video?.muted, video?.controls]).toEqual([true, true, true]);
  }
  const video = videoOf(show("VIDEO", { ...defaults, playback: "CONTROLS" }));
  expect([video?.loop, video?.muted, video?.controls]).toEqual([false, false, true]);
});

test("a video shows the start picture that was chosen, or else its own poster", () => {
  const srcOf = (container: HTMLElement) => imageOf(container)?.getAttribute("src");
  expect(srcOf(show("VIDEO", defaults))).toBe("/objects/own.png");
  const start = { src: "/objects/start.png", asset: null };
  expect(srcOf(show("VIDEO", { ...defaults, start }))).toBe("/objects/start.png");
});

test("a part of a picture has its own shape, and the text of the whole", () => {
  const crop = { x: 0.5, y: 0, width: 0.25, height: 1 };
  const container = show("IMAGE", { ...defaults, frame: "PHONE", crop });
  const part = container.querySelector<HTMLElement>(".device .media-crop");
  expect(part?.style.getPropertyValue("--video-width")).toBe("100");
  expect(part?.style.getPropertyValue("--video-height")).toBe("200");
  const device = container.querySelector<HTMLElement>(".device");
  expect(device?.style.getPropertyValue("--device-shape")).toBe("0.5");
  expect(part?.querySelector("img")?.alt).toBe("A tree");
});

test("the focal point of a place holds for a video and the picture before it", () => {
  const container = show("VIDEO", { ...defaults, focal: { x: 0.25, y: 0.75 } });
  expect(placeOf(videoOf(container))).toEqual(["0.25", "0.75"]);
  expect(placeOf(imageOf(container))).toEqual(["0.25", "0.75"]);
});

test("an animated picture moves until it is stopped, before the sources of its still", async () => {
  const motion = { mediaType: "image/webp", srcSet: "/a.webp 960w", phoneSrc: "/phone.webp" };
  const container = show("IMAGE", null, motion);
  const sources = [...container.querySelectorAll("source")];
  expect(sources.slice(0, 2).map(({ srcset, media }) => [srcset, media])).toEqual([
    ["/phone.webp", "(width < 480px)"],
    ["/a.webp 960w", "(width >= 480px)"],
  ]);
  const button = screen.getByRole("button", { name: "Pause videos" });
  await userEvent.click(button);
  expect(sources.slice(0, 2).map(({ media }) => media)).toEqual(["not all", "not all"]);
  expect(button).toHaveAccessibleName("Play videos");
  await userEvent.click(button);
  expect(sources[0]?.media).toBe("(width < 480px)");
});

test("an animated picture that has a video is played as one over its still, until it is stopped", async () => {
  const motion = { mediaType: "image/webp", srcSet: "/a.webp 960w", phoneSrc: "/phone.webp" };
  const container = show("IMAGE", null, motion, [
    { src: "/a.gif/video-2.mp4", codecs: "av01.0.08M.08", isForPhones: false },
    { src: "/a.gif/video-1.mp4", codecs: null, isForPhones: false },
  ]);
  const video = videoOf(container);
  const sources = [...(video?.querySelectorAll("source") ?? [])];
  expect(sources.map((source) => [source.getAttribute("src"), source.type])).toEqual([
    ["/a.gif/video-2.mp4", 'video/mp4; codecs="av01.0.08M.08"'],
    ["/a.gif/video-1.mp4", ""],
  ]);
  expect([video?.muted, video?.loop, video?.controls, video?.preload]).toEqual([
    ...[true, true, false, "none"],
  ]);
  expect(container.querySelectorAll("source[data-moving]")).toHaveLength(0);
  expect(imageOf(container)).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "A tree" })).toContainElement(video);
  await userEvent.click(screen.getByRole("button", { name: "Pause videos" }));
  expect(screen.getByRole("button", { name: "Play videos" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Play videos" }));
});

test("a still has nothing to stop", () => {
  const container = show("IMAGE", null);
  expect(container.querySelectorAll("source[data-moving], button")).toHaveLength(0);
});
