import type { RouteObject, ShouldRevalidateFunction } from "react-router";
import type { IEnvironment } from "relay-runtime";
import type { RevisionPageQuery } from "./__generated__/RevisionPageQuery.graphql";
import type { FilterName } from "./admin/projects/filter/projectFilters";
import { paths } from "./paths";
import { outlinedLoader } from "./relay/outlined-loader";
import { queryLoader } from "./relay/query-route";
import { ownerLoader } from "./site/access/ownerLoader";
import { PageError } from "./site/layout/PageError";

/** A dialog that opens through the address does not ask the server again. */
const isOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Nor does one over the list of projects; another choice of them does. */
const isOtherList: ShouldRevalidateFunction = (change) =>
  isOtherPath(change) ||
  listParameters.some(
    (name) => change.currentUrl.searchParams.get(name) !== change.nextUrl.searchParams.get(name),
  );

/** As in admin/projects/filter/projectFilters.ts, which visitors do not load. */
const listParameters: readonly FilterName[] = ["visibility", "tag", "search", "sort"];

/** Whoever is in already is asked beside, see useSessionWatch, so that no tab waits for the answer. */
const isOnTheWayIn: ShouldRevalidateFunction = ({ currentUrl }) =>
  currentUrl.pathname !== paths.admin && !currentUrl.pathname.startsWith(`${paths.admin}/`);

/** The owner's area. All of it is lazy: none of its code reaches a visitor. */
export function createAdminRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: "admin/layout/AdminFrame.tsx",
      path: paths.admin,
      loader: ownerLoader(environment),
      shouldRevalidate: isOnTheWayIn,
      ErrorBoundary: PageError,
      lazy: async () => {
        const { AdminFrame } = await import("./admin/layout/AdminFrame");
        return { Component: AdminFrame };
      },
      children: [
        {
          id: "admin/layout/AdminLayout.tsx",
          lazy: async () => {
            const { AdminLayout, adminLayoutQuery } = await import("./admin/layout/AdminLayout");
            return {
              Component: AdminLayout,
              loader: queryLoader(environment, { query: adminLayoutQuery }),
            };
          },
          children: [
            {
              id: "admin/tabs",
              lazy: async () => {
                const { TabError } = await import("./admin/layout/TabError");
                return { ErrorBoundary: TabError };
              },
              children: [
                {
                  id: "admin/projects/ProjectsTab.tsx",
                  index: true,
                  shouldRevalidate: isOtherList,
                  lazy: async () => {
                    const { ProjectsTab, projectsTabQuery, projectsTabVariables } = await import(
                      "./admin/projects/ProjectsTab"
                    );
                    return {
                      Component: ProjectsTab,
                      loader: outlinedLoader(environment, projectsTabQuery, projectsTabVariables),
                    };
                  },
                },
                {
                  id: "admin/library/LibraryTab.tsx",
                  path: "library",
                  shouldRevalidate: isOtherPath,
                  lazy: async () => {
                    const { LibraryTab, libraryTabQuery } = await import(
                      "./admin/library/LibraryTab"
                    );
                    return {
                      Component: LibraryTab,
                      loader: outlinedLoader(environment, libraryTabQuery),
                    };
                  },
                },
                {
                  id: "admin/settings/SettingsTab.tsx",
                  path: "settings",
                  lazy: async () => {
                    const { SettingsTab, settingsTabQuery } = await import(
                      "./admin/settings/SettingsTab"
                    );
                    return {
                      Component: SettingsTab,
                      loader: outlinedLoader(environment, settingsTabQuery),
                    };
                  },
                },
                {
                  id: "admin/about/AboutTab.tsx",
                  path: "about",
                  lazy: async () => {
                    const { AboutTab, aboutTabQuery } = await import("./admin/about/AboutTab");
                    return {
                      Component: AboutTab,
                      loader: outlinedLoader(environment, aboutTabQuery),
                    };
                  },
                },
                {
                  id: "admin/inbox/MessagesTab.tsx",
                  path: "messages",
                  lazy: async () => {
                    const { MessagesTab, messagesTabQuery } = await import(
                      "./admin/inbox/MessagesTab"
                    );
                    return {
                      Component: MessagesTab,
                      loader: outlinedLoader(environment, messagesTabQuery),
                    };
                  },
                },
              ],
            },
          ],
        },
        {
          id: "admin/guide/GuidePage.tsx",
          path: "help/:name?",
          lazy: async () => {
            const { GuidePage } = await import("./admin/guide/GuidePage");
            return { Component: GuidePage };
          },
        },
        {
          id: "admin/edit/EditPage.tsx",
          path: "edit/:id",
          lazy: async () => {
            const { EditPage } = await import("./admin/edit/EditPage");
            const { editPageLoader } = await import("./admin/edit/editPageLoader");
            return { Component: EditPage, loader: editPageLoader(environment) };
          },
        },
      ],
    },
    {
      // Beside the frame, whose smaller measures are not those of the page it shows.
      loader: ownerLoader(environment),
      ErrorBoundary: PageError,
      children: [
        {
          id: "admin/edit/revisions/RevisionPage.tsx",
          path: `${paths.admin}/edit/:id/revisions/:version`,
          lazy: async () => {
            const { RevisionPage, revisionPageQuery, revisionVariables } = await import(
              "./admin/edit/revisions/RevisionPage"
            );
            return {
              Component: RevisionPage,
              loader: queryLoader<RevisionPageQuery>(environment, {
                query: revisionPageQuery,
                variables: revisionVariables,
              }),
            };
          },
        },
      ],
    },
  ];
}
