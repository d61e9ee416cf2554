import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigationType } from "react-router";
import type { WorkGrid_workImages$key } from "../../__generated__/WorkGrid_workImages.graphql";
import { gridStyles, shapeOf } from "./masonry";
import { WorkTile } from "./WorkTile";
import "./WorkGrid.css";

type Props = {
  workImages: WorkGrid_workImages$key;
  /** The positions of the first image of each batch, from 0, ascending. */
  batches: readonly number[];
  /** Whether pictures are cropped to squares. */
  isSquare: boolean;
  /** Whether the viewer is open over the grid. */
  isCovered: boolean;
};

/**
 * The work images that are loaded so far, in their order, in one to four columns. Each keeps its proportions,
 * within the limits of `shapeOf`, or is cropped to a square.
 */
export function WorkGrid({ workImages, batches, isSquare, isCovered }: Props) {
  const isReturn = useIsReturn();
  const images = useFragment(
    graphql`
      fragment WorkGrid_workImages on WorkImage @relay(plural: true) {
        databaseId
        media {
          asset {
            width
            height
          }
        }
        project {
          id
        }
        ...WorkTile_workImage
      }
    `,
    workImages,
  );
  const items = useMemo(
    () =>
      images.map(({ media, project }, index) => ({
        shape: isSquare ? 1 : shapeOf(media.asset),
        isLabelled: images[index - 1]?.project.id !== project.id,
      })),
    [images, isSquare],
  );
  const styles = useMemo(() => gridStyles(items), [items]);
  const delayAt = (index: number) => index - (batches.findLast((start) => start <= index) ?? 0);
  return (
    <ul className="work-grid" data-returned={isReturn || undefined} style={styles.grid}>
      {images.map((workImage, index) => (
        <li
          key={workImage.databaseId}
          id={`work-${index + 1}`}
          className="work-grid-item"
          data-labelled={items[index]?.isLabelled || undefined}
          data-below={index > lastDelayed || undefined}
          style={{ "--index": Math.min(delayAt(index), lastDelayed), ...styles.pictures[index] }}
        >
          <WorkTile
            workImage={workImage}
            shape={items[index]?.shape ?? 1}
            isFirst={index < 2 && !isCovered}
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * The index in a batch of the last tile that appears with an additional delay. Later tiles appear together
 * with it, or when they scroll into view, so that nobody waits for them.
 */
const lastDelayed = 11;

/**
 * Whether the visitor has returned to the grid by Back or Forward, to the former position: then no
 * tile is animated.
 */
function useIsReturn(): boolean {
  const type = useNavigationType();
  const [isReturn] = useState(
    () =>
      type === "POP" &&
      typeof document !== "undefined" &&
      document.documentElement.dataset.hydrated !== undefined,
  );
  return isReturn;
}
