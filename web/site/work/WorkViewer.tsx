import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { WorkViewer_workImage$key } from "../../__generated__/WorkViewer_workImage.graphql";
import { MediaViewer } from "../../media/viewer/MediaViewer";
import { ViewedMedia } from "../../media/viewer/ViewedMedia";
import { paths } from "../../paths";
import { LockIcon } from "../../ui/LockIcon";
import { useWords } from "../../words/WordsContext";
import { pageSize } from "./gridPages";
import { useWorkTag } from "./workTag";

type Props = {
  workImage: WorkViewer_workImage$key;
  /** From 1. */
  position: number;
  total: number;
  /** How many tiles the grid under it shows. */
  gridCount: number;
  /** Where the buttons lead without scripts. */
  previousId: number | undefined;
  nextId: number | undefined;
  onClose: () => void;
  onStep: (offset: 1 | -1) => void;
};

/** One work image on the whole screen, with the way to its project. */
export function WorkViewer({ workImage, gridCount, previousId, nextId, ...viewer }: Props) {
  const say = useWords();
  const tag = useWorkTag();
  const { databaseId, media, project } = useFragment(
    graphql`
      fragment WorkViewer_workImage on WorkImage {
        databaseId
        media {
          ...ViewedMedia_media
        }
        project {
          name
          slug
          isPasswordProtected
        }
      }
    `,
    workImage,
  );
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
        <Link className="viewer-link" to={paths.project(project.slug)}>
          {project.isPasswordProtected && <LockIcon />}
          {project.name}
          {project.isPasswordProtected && (
            <span className="visually-hidden">{say("site.locked")}</span>
          )}
        </Link>
      }
    >
      <ViewedMedia key={databaseId} media={media} name={project.name} />
    </MediaViewer>
  );
}
