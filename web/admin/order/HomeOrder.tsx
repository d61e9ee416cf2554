import { useMemo } from "react";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { graphql, useFragment } from "react-relay";
import type { HomeOrder_query$key } from "../../__generated__/HomeOrder_query.graphql";
import { useReordering } from "../../ui/reorder/useReordering";
import { TouchHandle } from "../../ui/touch-drag/TouchHandle";
import { touchItem } from "../../ui/touch-drag/useTouchDrag";
import { useSetHomeOrder } from "./orderActions";
import { useOrder } from "./useOrder";

/** The list in which the owner drags the projects of the home page into order. */
export function HomeOrder({ query }: { query: HomeOrder_query$key }) {
  const { homeProjects } = useFragment(
    graphql`
      fragment HomeOrder_query on Query {
        homeProjects: projects(first: 2000, orderBy: HOME, onHome: true) {
          edges {
            node {
              id
              name
              isPasswordProtected
              homeHeroImage {
                thumbnail
              }
              heroImage {
                thumbnail
              }
            }
          }
        }
      }
    `,
    query,
  );
  const projects = useMemo(
    () =>
      homeProjects.edges.map(({ node }) => ({
        id: node.id,
        label: node.name,
        thumbnail: node.homeHeroImage?.thumbnail ?? node.heroImage?.thumbnail ?? null,
      })),
    [homeProjects],
  );
  const { ordered, reorder } = useOrder(projects, useSetHomeOrder());
  const rows = useMemo(
    () => ordered.map((project, index) => ({ ...project, place: index + 1 })),
    [ordered],
  );
  const { dragAndDropHooks, listRef } = useReordering(ordered, "rows", (ids) => reorder(ids));
  return (
    <section className="order-list stack">
      <h3 className="order-list-title strong">Home order</h3>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 56, gap: 4, padding: 4 }}>
        <GridList
          ref={listRef}
          className="order-rows"
          // The text of an empty list has the height of two rows.
          style={{ "--count": rows.length || 2 }}
          aria-label="Home order"
          items={rows}
          keyboardNavigationBehavior="tab"
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => (
            <p className="order-empty muted centered">No project is shown on the home page yet.</p>
          )}
        >
          {(project) => <OrderRow {...project} />}
        </GridList>
      </Virtualizer>
    </section>
  );
}

type Props = { id: string; label: string; place: number; thumbnail: string | null };

/** A project in the home order, with the handle by which it is dragged. */
function OrderRow({ id, label, place, thumbnail }: Props) {
  return (
    <GridListItem className="order-row row rounded" id={id} textValue={label} {...touchItem(id)}>
      <TouchHandle className="order-handle muted centered fixed-size rounded" />
      <span className="order-place quiet">{place}</span>
      {thumbnail ? (
        <img
          className="order-row-image fixed-size"
          src={thumbnail}
          alt=""
          loading="lazy"
          draggable={false}
        />
      ) : (
        <span className="order-row-image fixed-size" />
      )}
      <span className="order-row-name one-line">{label}</span>
    </GridListItem>
  );
}
