import { useCallback, useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { usePreviewMediaQuery } from "../../../__generated__/usePreviewMediaQuery.graphql";
import { isVideoAddress } from "../images/mediaPreviews";

/** A picture or video with all data that a project's page needs. */
export type PreviewMedia = usePreviewMediaQuery["response"]["media"][number];

const query = graphql`
  query usePreviewMediaQuery($addresses: [String!]!) @throwOnFieldError {
    media(addresses: $addresses) {
      kind
      ...Still_media @relay(mask: false)
      ...Captions_media @relay(mask: false)
      asset {
        id
        light {
          ground
          ink
          accent
        }
        phoneCrop {
          focalX
          sources {
            mediaType
            srcSet
          }
        }
        heroVeils {
          darkWide
          darkPhone
          lightWide
          lightPhone
        }
        motion {
          ...MovingSources_motion @relay(mask: false)
        }
        videoSources {
          src
          codecs
          isForPhones
        }
        poster {
          ...Still_media @relay(mask: false)
          asset {
            id
          }
        }
      }
    }
  }
`;

type Known = ReadonlyMap<string, PreviewMedia>;

/**
 * The data of pictures and videos by address. Data of new addresses is fetched. Until the data of an address
 * has arrived, `findMedia` returns only the address and the kind of the file.
 */
export function usePreviewMedia(addresses: readonly string[]) {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<Known | null>(null);
  const unknown = [...new Set(addresses)].filter((src) => !known?.has(src));
  const wanted = unknown.join("\n");
  const isAsking = unknown.length > 0;

  useEffect(() => {
    if (!isAsking) return setKnown((before) => before ?? new Map());
    // A failure is not stored, so that the next request includes its addresses.
    const add = (media: readonly PreviewMedia[]) =>
      setKnown(
        (before) => new Map([...(before ?? []), ...media.map((one) => [one.src, one] as const)]),
      );
    const request = fetchQuery<usePreviewMediaQuery>(environment, query, {
      addresses: wanted.split("\n"),
    }).subscribe({
      next: ({ media }) => add(media),
      error: () => add([]),
    });
    return () => request.unsubscribe();
  }, [environment, wanted, isAsking]);

  const findMedia = useCallback(
    (src: string): PreviewMedia => known?.get(src) ?? withoutAsset(src),
    [known],
  );
  return { findMedia, isReady: known !== null };
}

function withoutAsset(src: string): PreviewMedia {
  return { src, kind: isVideoAddress(src) ? "VIDEO" : "IMAGE", asset: null };
}
