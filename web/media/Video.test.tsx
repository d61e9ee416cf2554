import { fireEvent, screen } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import type { VideoTestQuery } from "../__generated__/VideoTestQuery.graphql";
import { renderWithRelay } from "../testing/renderWithRelay";
import { Video } from "./Video";

function TestVideo() {
  const { siteIdentity } = useLazyLoadQuery<VideoTestQuery>(
    graphql`
      query VideoTestQuery {
        siteIdentity {
          portrait {
            ...Video_media
          }
        }
      }
    `,
    {},
  );
  const { portrait } = siteIdentity;
  return portrait && <Video media={portrait} label="A lighthouse" sizes="100vw" />;
}

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function renderPage(asset: object | null): HTMLElement {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Media: () => ({ src: "/objects/3f2a", asset }),
    }),
  );
  return renderWithRelay(<TestVideo />, environment).container;
}

function renderVideo(asset: object | null): HTMLVideoElement {
  const video = renderPage(asset).querySelector("video");
  if (!video) throw new Error("there is no video");
  return video;
}

test("an address without an asset is tried as a video, then as a picture", () => {
  const video = renderVideo(null);
  expect(video).toHaveAttribute("preload", "metadata");
  fireEvent.error(video);
  expect(screen.getByAltText("A lighthouse")).toHaveAttribute("src", "/objects/3f2a");
});

test("so is one that failed before the code of the page was there", () => {
  const failed = vi.spyOn(HTMLMediaElement.prototype, "error", "get");
  failed.mockReturnValue(Object.create(null));
  renderPage(null);
  expect(screen.getByAltText("A lighthouse")).toHaveAttribute("src", "/objects/3f2a");
  failed.mockRestore();
});

test("a stored video stays one when it fails", () => {
  const video = renderVideo({ width: 16, height: 9 });
  expect(video).toHaveAttribute("preload", "none");
  fireEvent.error(video);
  expect(video).toBeInTheDocument();
});

test("one without a still shows its own first frame", () => {
  const video = renderVideo({ width: 16, height: 9, poster: null });
  expect(video).toHaveAttribute("preload", "metadata");
  expect(video).not.toHaveAttribute("poster");
});

test("phones are offered the smaller version by their windows, and all others the original", () => {
  const video = renderVideo({
    ...{ width: 16, height: 9, poster: null },
    videoSources: [
      { src: "/objects/a.mp4/video-1.mp4", codecs: null, isForPhones: true },
      { src: "/objects/a.mp4", codecs: null, isForPhones: false },
    ],
  });
  expect(video).not.toHaveAttribute("src");
  const sources = [...video.querySelectorAll("source")];
  expect(sources.map((source) => [source.getAttribute("src"), source.media])).toEqual([
    ["/objects/a.mp4/video-1.mp4", "(width < 768px), (height < 480px)"],
    ["/objects/a.mp4", ""],
  ]);
});
