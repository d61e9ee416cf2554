import { useMemo } from "react";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { GridLayout, Size, Virtualizer } from "react-aria-components/Virtualizer";
import { graphql, useFragment } from "react-relay";
import type { WorkOrder_query$key } from "../../__generated__/WorkOrder_query.graphql";
import { useReordering } from "../../ui/reorder/useReordering";
import { TouchHandle } from "../../ui/touch-drag/TouchHandle";
import { touchItem } from "../../ui/touch-drag/useTouchDrag";
import { VideoMark } from "../video-mark/VideoMark";
import { placeTogether } from "./arrange";
import { useSetWorkOrder } from "./orderActions";
import { useOrder } from "./useOrder";

const layoutOptions = {
  minItemSize: new Size(124, 116),
  maxItemSize: new Size(240, 116),
  minSpace: new Size(8, 8),
  // Keeps the given height of the tiles. Otherwise each tile, and so the whole page, is measured at
  // every key press.
  preserveAspectRatio: true,
};

/**
 * The list in which the owner drags the work images of all projects into order. The images of a project stay
 * together, as in the work grid: an image that is dropped elsewhere takes its whole project there.
 */
export function WorkOrder({ query }: { query: WorkOrder_query$key }) {
  const { workImages } = useFragment(
    graphql`
      fragment WorkOrder_query on Query {
        workImages(first: 2000) {
          edges {
            node {
              id
              position
              media {
                kind
                thumbnail
              }
              project {
                id
                name
              }
            }
          }
        }
      }
    `,
    query,
  );
  const images = useMemo(
    () =>
      workImages.edges.map(({ node }) => ({
        id: node.id,
        label: `${node.project.name}, image ${node.position + 1}`,
        project: node.project.id,
        projectName: node.project.name,
        thumbnail: node.media.thumbnail ?? null,
        isVideo: node.media.kind === "VIDEO",
      })),
    [workImages],
  );
  const { ordered, reorder } = useOrder(images, useSetWorkOrder());
  const { dragAndDropHooks, listRef } = useReordering(ordered, "grid", (asDropped, move) => {
    const next = placeTogether(ordered, move, ({ project }) => project).map(({ id }) => id);
    const name = ordered.find(({ id }) => move.moved.has(id))?.projectName;
    const isWhole = next.some((id, place) => id !== asDropped[place]);
    reorder(next, isWhole ? `All images of “${name}” moved: they stay together.` : undefined);
  });
  return (
    <section className="order-list stack">
      <h3 className="order-list-title strong">Work order</h3>
      <Virtualizer layout={GridLayout} layoutOptions={layoutOptions}>
        <GridList
          ref={listRef}
          className="order-tiles"
          // The text of an empty list has the height of one row.
          style={{ "--count": ordered.length || 1 }}
          aria-label="Work order"
          layout="grid"
          items={ordered}
          keyboardNavigationBehavior="tab"
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => <p className="order-empty muted centered">No work images yet.</p>}
        >
          {(image) => <OrderTile {...image} />}
        </GridList>
      </Virtualizer>
    </section>
  );
}

type Props = {
  id: string;
  label: string;
  projectName: string;
  thumbnail: string | null;
  isVideo: boolean;
};

/** A work image in the work order, with the handle by which it is dragged. */
function OrderTile({ id, label, projectName, thumbnail, isVideo }: Props) {
  return (
    <GridListItem className="order-tile rounded" id={id} textValue={label} {...touchItem(id)}>
      {thumbnail ? (
        <img
          className="order-tile-image fill"
          src={thumbnail}
          alt=""
          loading="lazy"
          draggable={false}
        />
      ) : (
        <span className="order-tile-image fill" />
      )}
      {isVideo && <VideoMark />}
      <span className="order-tile-name one-line smaller close-lines">{projectName}</span>
      <TouchHandle className="order-handle muted centered fixed-size rounded" />
    </GridListItem>
  );
}
