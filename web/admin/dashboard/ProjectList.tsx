import "./NoProjects.css";
import "./ProjectList.css";
import { useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { ProjectList_query$key } from "../../__generated__/ProjectList_query.graphql";
import type { ProjectListPaginationQuery } from "../../__generated__/ProjectListPaginationQuery.graphql";
import { Beginning } from "../beginning/Beginning";
import { focusIfLost } from "../layout/focusIfLost";
import { LoadMore } from "../layout/LoadMore";
import { TabHeading } from "../layout/TabHeading";
import { OrderPanel } from "../order/OrderPanel";
import { AdminProjectCard } from "../projects/AdminProjectCard";
import { CreateProjectButton } from "../projects/create/CreateProjectButton";
import { CreateProjectDialog } from "../projects/create/CreateProjectDialog";
import { ProjectFilterBar } from "../projects/filter/ProjectFilterBar";
import { filtersIn, leavesOut, type ProjectFilters } from "../projects/filter/projectFilters";
import { NotedPassword } from "../projects/PasswordNote";
import { ProjectListContext } from "../projects/ProjectListContext";
import { TrashButton } from "../projects/trash/TrashButton";
import { useRefreshableList } from "./useRefreshableList";

const more = 48;

const noneOfVisibility = {
  PUBLIC: "No project is public.",
  UNLISTED: "No project is unlisted.",
  DRAFT: "No project is a draft.",
};

/** The sentence that is shown if no project matches the filters. */
function noneOf({ visibility, tag, search }: ProjectFilters): string {
  const isAlone = tag === null && search === null;
  return visibility && isAlone ? noneOfVisibility[visibility] : "No project matches.";
}

/** A card for every project that matches the filters, loaded page by page. */
export function ProjectList({ query }: { query: ProjectList_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    ProjectListPaginationQuery,
    ProjectList_query$key
  >(
    graphql`
      fragment ProjectList_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        visibility: { type: "Visibility" }
        tag: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "ProjectOrder", defaultValue: HOME }
      )
      @refetchable(queryName: "ProjectListPaginationQuery")
      @throwOnFieldError {
        ...Beginning_query
        siteColors {
          ...PasswordNote_siteColors
        }
        ...ProjectFilterBar_query
        projects(
          first: $count
          after: $cursor
          orderBy: $orderBy
          visibility: $visibility
          tag: $tag
          search: $search
        )
          @connection(key: "ProjectList_projects") {
          __id
          totalCount
          edges {
            node {
              id
              ...AdminProjectCard_project
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connection, totalCount, edges } = data.projects;
  const [parameters] = useSearchParams();
  const filters = filtersIn(parameters);
  const isFiltered = leavesOut(filters);
  const list = useRefreshableList(connection, edges.length, filters);
  const { cards, heading, focusNeighbourOf } = useFocusAfterRemoval();
  return (
    <ProjectListContext value={list}>
      <NotedPassword value={data.siteColors}>
        <div className="project-list-head bar">
          <TabHeading ref={heading} title="Project Management" />
          <TrashButton />
        </div>
        <Beginning query={data} />
        <CreateProjectDialog />
        {(isFiltered || edges.length > 0) && <ProjectFilterBar query={data} />}
        {edges.length === 0 &&
          (isFiltered ? (
            <p className="project-list-none muted" role="status">
              {noneOf(filters)}
            </p>
          ) : (
            <NoProjects />
          ))}
        <ul className="project-list stack-wide" ref={cards}>
          {edges.map(({ node }) => (
            <li key={node.id} className="project-list-item" data-project={node.id}>
              <AdminProjectCard
                project={node}
                onDelete={() => focusNeighbourOf(node.id)}
                onVisibilityChanged={() => {
                  // The list is filtered by visibility, so the card of the project disappears.
                  if (filters.visibility) focusNeighbourOf(node.id);
                  list.refresh();
                }}
              />
            </li>
          ))}
        </ul>
        <LoadMore
          {...pages}
          size={more}
          shown={edges.length}
          total={totalCount}
          things="projects"
        />
        {edges.length > 0 && <OrderPanel />}
      </NotedPassword>
    </ProjectListContext>
  );
}

/** The text of an empty list, with a button that creates the first project. */
function NoProjects() {
  return (
    <section className="no-projects stack-wide">
      <h2 className="no-projects-title strong">No projects yet</h2>
      <p className="no-projects-words muted">
        A project has a card on the home page, pictures in the work grid and a page of its own. Give
        the first one a name; all the rest can follow.
      </p>
      <CreateProjectButton label="Create your first project" />
    </section>
  );
}

/** Moves the focus from a removed card to the next one, or to the previous one, or to the heading. */
function useFocusAfterRemoval() {
  const cards = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNeighbourOf = (id: string) => {
    const card = cards.current?.querySelector(`[data-project="${id}"]`);
    const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
    const target = neighbour?.querySelector<HTMLElement>("a[href]") ?? heading.current;
    focusIfLost(() => target, card);
  };
  return { cards, heading, focusNeighbourOf };
}
