import type { MouseEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { WorkTile_workImage$key } from "../../__generated__/WorkTile_workImage.graphql";
import { shapeSizes } from "../../media/coverSizes";
import { Picture } from "../../media/Picture";
import { VideoSwitch } from "../../media/VideoSwitch";
import { useContentWidth, widestBox } from "../../media/widestBox";
import { paths } from "../../paths";
import { LockIcon } from "../../ui/LockIcon";
import { useWords } from "../../words/WordsContext";
import { ListLink } from "../links/ListLink";
import { growPicture } from "./growPicture";
import { openedFromGrid, tileId } from "./viewerAddress";
import { useWorkTag } from "./workTag";
import "./WorkTile.css";

type Props = {
  workImage: WorkTile_workImage$key;
  /** Height divided by width, as shown. */
  shape: number;
  /** Whether the picture is on the first screen: then it is loaded with priority. */
  isFirst: boolean;
};

/** A picture that opens in the viewer, with its project's name as a link over it. */
export function WorkTile({ workImage, shape, isFirst }: Props) {
  const say = useWords();
  const contentWidth = useContentWidth();
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
          hyphenatedName
          language
          slug
          showsLock
        }
      }
    `,
    workImage,
  );
  const { name, hyphenatedName, language, slug, showsLock } = project;
  const navigate = useNavigate();
  const address = paths.workImage(databaseId, useWorkTag());
  const handleClick = (event: MouseEvent) => {
    // With a modifier key the browser opens the viewer in another tab.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    growPicture(databaseId, () =>
      navigate(address, { state: openedFromGrid, preventScrollReset: true, flushSync: true }),
    );
  };
  return (
    <div className="work-tile">
      <ListLink
        className="work-tile-picture picture-crop"
        id={tileId(databaseId)}
        to={address}
        onClick={handleClick}
        data-in-place
        aria-label={say("work.open", { name: media.asset?.altText || name })}
      >
        <Picture
          media={media}
          alt=""
          isFirst={isFirst}
          sizes={shapeSizes(media.asset, 1 / shape, widestBox(contentWidth, 0.24), ...tileBox)}
        />
      </ListLink>
      <ListLink className="work-tile-project label-text" to={paths.project(slug)} viewTransition>
        {showsLock && <LockIcon className="work-tile-lock" />}
        <span dir="auto" lang={language || undefined}>
          {hyphenatedName}
        </span>
        {showsLock && <span className="visually-hidden">{say("site.locked")}</span>}
      </ListLink>
      {media.kind === "VIDEO" && <VideoSwitch />}
    </div>
  );
}

/** The widths of a tile, as in WorkGrid.css. */
const tileBox = [
  { when: "(width >= 1200px)", width: "24vw" },
  { when: "(width >= 900px)", width: "31vw" },
  { when: "(width >= 400px)", width: "46vw" },
  { width: "90vw" },
];
