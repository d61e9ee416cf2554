import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { WorkTile_workImage$key } from "../../__generated__/WorkTile_workImage.graphql";
import { shapeSizes } from "../../media/coverSizes";
import { Picture } from "../../media/Picture";
import { VideoSwitch } from "../../media/VideoSwitch";
import { paths } from "../../paths";
import { LockIcon } from "../../ui/LockIcon";
import { useWords } from "../../words/WordsContext";
import { openedFromGrid, tileId } from "./viewerAddress";
import { useWorkTag } from "./workTag";
import "./WorkTile.css";

type Props = {
  workImage: WorkTile_workImage$key;
  /** The height that it is shown in, divided by the width. */
  shape: number;
  isFirst: boolean;
};

/** A picture that opens in the viewer, and over it the name that leads to its project. */
export function WorkTile({ workImage, shape, isFirst }: Props) {
  const say = useWords();
  const { databaseId, media, project } = useFragment(
    graphql`
      fragment WorkTile_workImage on WorkImage {
        databaseId
        media {
          kind
          asset {
            width
            height
            altText
          }
          ...Picture_media
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
  const { name, slug, isPasswordProtected } = project;
  return (
    <div className="work-tile">
      <Link
        className="work-tile-picture"
        id={tileId(databaseId)}
        to={paths.workImage(databaseId, useWorkTag())}
        state={openedFromGrid}
        preventScrollReset
        data-in-place
        aria-label={say("work.open", { name: media.asset?.altText || name })}
      >
        <Picture
          media={media}
          alt=""
          isFirst={isFirst}
          sizes={shapeSizes(media.asset, 1 / shape, ...tileBox)}
        />
      </Link>
      <Link className="work-tile-project" to={paths.project(slug)} viewTransition>
        {isPasswordProtected && <LockIcon className="work-tile-lock" />}
        <span dir="auto">{name}</span>
        {isPasswordProtected && <span className="visually-hidden">{say("site.locked")}</span>}
      </Link>
      {media.kind === "VIDEO" && <VideoSwitch />}
    </div>
  );
}

/** As in WorkGrid.css. */
const tileBox = [
  { when: "(width >= 1440px)", width: "310px" },
  { when: "(width >= 1200px)", width: "24vw" },
  { when: "(width >= 900px)", width: "31vw" },
  { when: "(width >= 400px)", width: "46vw" },
  { width: "90vw" },
];
