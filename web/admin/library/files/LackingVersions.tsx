import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { LackingVersions_query$key } from "../../../__generated__/LackingVersions_query.graphql";
import {
  prepareVideos,
  useRenditionQueue,
} from "../../../media/uploader/renditions/renditionQueue";
import { Button } from "../../../ui/button/Button";

/**
 * Offers to make the missing versions of videos and animated pictures: versions for phones, and versions that
 * browsers can show. Also shows how many videos have no still image yet.
 */
export function LackingVersions({ query }: { query: LackingVersions_query$key }) {
  const environment = useRelayEnvironment();
  const { works } = useRenditionQueue();
  const { lacking, videosWithoutStill } = useFragment(
    graphql`
      fragment LackingVersions_query on Query @throwOnFieldError {
        lacking: mediaAssets(first: 100, lacksRendition: true) {
          edges {
            node {
              ...renditionQueue_video @relay(mask: false)
            }
          }
        }
        videosWithoutStill {
          thumbnail
        }
      }
    `,
    query,
  );
  const isInWork = (id: string) => works.some((work) => work.id === id && !work.fault);
  const left = lacking.edges
    .map(({ node }) => node)
    .filter(({ id, missingRenditions }) => missingRenditions.length > 0 && !isInWork(id));
  // MissingStills extracts and stores still images while this page is open. A video that got its image
  // since the query has a thumbnail, but remains in the list.
  const plain = videosWithoutStill.filter(({ thumbnail }) => !thumbnail).length;
  const still = plain > 0 && (
    <p className="quiet">
      {plain === 1 ? "A video has" : `${plain} videos have`} no still yet, for cards, lists and
      previews. This window takes it now; where none appears, open the admin area in a browser that
      plays the video.
    </p>
  );
  if (left.length === 0) return still;
  return (
    <div className="lacking-versions quiet cluster">
      {still}
      <p>
        {left.length === 1
          ? `${left[0]?.fileName} has no version for phones.`
          : `${left.length} files have no version for phones.`}{" "}
        A smaller version is made here, in this window; the original stays.
      </p>
      <Button size="small" onClick={() => prepareVideos(environment, left)}>
        {left.length === 1 ? "Prepare It for Phones" : "Prepare All for Phones"}
      </Button>
    </div>
  );
}
