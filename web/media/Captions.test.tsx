import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { CaptionsTestQuery } from "../__generated__/CaptionsTestQuery.graphql";
import { renderWithRelay } from "../testing/renderWithRelay";
import { Captions } from "./Captions";

function Film({ isShown }: { isShown: boolean }) {
  const { siteIdentity } = useLazyLoadQuery<CaptionsTestQuery>(
    graphql`
      query CaptionsTestQuery {
        siteIdentity {
          portrait {
            ...Captions_media
          }
        }
      }
    `,
    {},
  );
  const { portrait } = siteIdentity;
  return <video muted>{portrait && <Captions media={portrait} isShown={isShown} />}</video>;
}

function tracksOf(languages: string[], isShown = true) {
  const environment = createMockEnvironment();
  const captions = languages.map((language) => ({
    language,
    label: `In ${language}`,
    src: `/objects/a.mp4/captions-${language}.vtt?v=2`,
  }));
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { MediaAsset: () => ({ captions }) }),
  );
  const { container } = renderWithRelay(<Film isShown={isShown} />, environment);
  return [...container.querySelectorAll("track")];
}

test("each language is a track with its name and address", () => {
  const [german, english] = tracksOf(["de", "en"]);
  expect(german).toMatchObject({ kind: "captions", srclang: "de", label: "In de" });
  expect(german?.getAttribute("src")).toBe("/objects/a.mp4/captions-de.vtt?v=2");
  expect([german?.default, english?.default]).toEqual([false, true]);
});

test("those of the page's language are shown at once over a video without sound, and no others", () => {
  const shown = (languages: string[], isShown?: boolean) =>
    tracksOf(languages, isShown).flatMap((track) => (track.default ? [track.srclang] : []));
  expect(shown(["de", "en-GB"])).toEqual(["en-GB"]);
  expect(shown(["en-GB", "en"])).toEqual(["en"]);
  expect(shown(["de"])).toEqual([]);
  expect(shown(["en"], false)).toEqual([]);
});
