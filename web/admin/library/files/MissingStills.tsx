import { useEffect } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { MissingStills_query$key } from "../../../__generated__/MissingStills_query.graphql";
import { addBasePath } from "../../../base-path";
import { attachPoster } from "../../../media/uploader/attachPoster";
import { beginWork } from "../../../relay/work-under-way";

type Props = {
  query: MissingStills_query$key;
  /** Extracts the still of a video from one of its frames, and stores it. */
  take?: typeof attachPoster;
};

/**
 * Extracts and stores the still images of videos that were uploaded without one, such as through the
 * REST API, one video after the other.
 */
export function MissingStills({ query, take = attachPoster }: Props) {
  const environment = useRelayEnvironment();
  const { videosWithoutStill } = useFragment(
    graphql`
      fragment MissingStills_query on Query @throwOnFieldError {
        videosWithoutStill {
          id
          videoSources {
            src
          }
        }
      }
    `,
    query,
  );
  useEffect(() => {
    for (const { id, videoSources } of videosWithoutStill) {
      const [source] = videoSources;
      if (!source || tried.has(id)) continue;
      tried.add(id);
      last = last.then(async () => {
        const end = beginWork();
        await take(environment, addBasePath(source.src), id).catch(() => {});
        end();
      });
    }
  }, [environment, take, videosWithoutStill]);
  return null;
}

/** The ids of the videos whose still image this window has extracted or tried to extract. */
const tried = new Set<string>();

/** Resolves when the last queued video has its still image, or its extraction has failed. */
let last = Promise.resolve();
