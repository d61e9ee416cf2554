import { type ReactNode, useLayoutEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { WorkViewer_workImage$key } from "../../__generated__/WorkViewer_workImage.graphql";
import { VideoSwitch } from "../../media/VideoSwitch";
import { MediaViewer } from "../../media/viewer/MediaViewer";
import { ViewedMedia } from "../../media/viewer/ViewedMedia";
import { paths } from "../../paths";
import { LockIcon } from "../../ui/LockIcon";
import { useWords } from "../../words/WordsContext";
import { pageSize } from "./gridPages";
import { tileId } from "./viewerAddress";
import { useWorkTag } from "./workTag";

type Props = {
  workImage: WorkViewer_workImage$key;
  /** The position among all images, from 1. */
  position: number;
  total: number;
  /** The number of tiles in the grid under the viewer. */
  gridCount: number;
  /** The ids of the images to which the buttons lead without scripts. */
  previousId: number | undefined;
  nextId: number | undefined;
  /** The hidden pictures of the neighbouring images, which prefetch them. */
  neighbours: ReactNode;
  /** Why the next image is not shown. Null where nothing has failed. */
  problem: string | null;
  onClose: () => void;
  onStep: (offset: 1 | -1) => void;
};

/** One work image on the whole screen, with a link to its project. */
export function WorkViewer(props: Props) {
  const { workImage, gridCount, previousId, nextId, neighbours, ...viewer } = props;
  const say = useWords();
  const tag = useWorkTag();
  const { databaseId, media, project } = useFragment(
    graphql`
      fragment WorkViewer_workImage on WorkImage {
        databaseId
        media {
          asset {
            motion {
              mediaType
            }
          }
          ...ViewedMedia_media
        }
        project {
          name
          slug
          showsLock
          facts {
            client
            year
            role
          }
        }
      }
    `,
    workImage,
  );
  const { client, year, role } = project.facts ?? {};
  const facts = [client, role, year].filter(Boolean);
  useLayoutEffect(() => showSeen(databaseId), [databaseId]);
  return (
    <MediaViewer
      {...viewer}
      label={project.name}
      address={paths.workTile(viewer.position)}
      parameter="view"
      previous={previousId}
      next={nextId}
      hiddenFields={
        <>
          {tag !== null && <input type="hidden" name="tag" value={tag} />}
          {gridCount > pageSize && <input type="hidden" name="count" value={gridCount} />}
        </>
      }
      caption={
        <>
          <Link className="viewer-link strong touchable" to={paths.project(project.slug)}>
            {project.showsLock && <LockIcon />}
            {project.name}
            {project.showsLock && <span className="visually-hidden">{say("site.locked")}</span>}
          </Link>
          {facts.length > 0 && (
            <span className="viewer-facts" dir="auto">
              {facts.join(", ")}
            </span>
          )}
        </>
      }
    >
      <ViewedMedia key={databaseId} media={media} name={project.name} />
      {media.asset?.motion && <VideoSwitch />}
      {neighbours}
    </MediaViewer>
  );
}

/** Shows the grid's picture as a background until the large picture has loaded. */
function showSeen(databaseId: number): void {
  const stage = document.querySelector<HTMLElement>(".viewer-stage");
  const seen = document.getElementById(tileId(databaseId))?.querySelector("img")?.currentSrc;
  if (!stage) return;
  if (!seen) delete stage.dataset.seen;
  else {
    stage.dataset.seen = "";
    stage.style.setProperty("--seen", `url("${encodeURI(decodeURI(seen))}")`);
  }
}
