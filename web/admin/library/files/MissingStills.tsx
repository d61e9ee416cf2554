import { useEffect } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { MissingStills_query$key } from "../../../__generated__/MissingStills_query.graphql";
import { addBasePath } from "../../../base-path";
import { attachPoster } from "../../../media/uploader/attachPoster";
import { beginWork } from "../../../relay/work-under-way";

type Props = {
  query: MissingStills_query$key;
  /** Takes the still of a video and stores it. */
  take?: typeof attachPoster;
};

/** Takes the stills of videos that were uploaded without one, such as through the REST API, one after the other. */
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

/** The ids of the videos for which this window took a still, or tried to. */
const tried = new Set<string>();

/** Settles when the last of these videos has its still, or cannot get one. */
let last = Promise.resolve();
