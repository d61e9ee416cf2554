import type { RouteObject, ShouldRevalidateFunction } from "react-router";
import type { FilterName } from "./admin/projects/filter/projectFilters";
import { paths } from "./paths";
import { ownerLoader } from "./site/access/ownerLoader";
import { PageError } from "./site/layout/PageError";

/** A dialog that opens by a query parameter does not load data again. */
const isOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** A dialog over the list of projects does not load it again; another filter does. */
const isOtherList: ShouldRevalidateFunction = (change) =>
  isOtherPath(change) ||
  listParameters.some(
    (name) => change.currentUrl.searchParams.get(name) !== change.nextUrl.searchParams.get(name),
  );

/** As in admin/projects/filter/projectFilters.ts, which visitors do not load. */
const listParameters: readonly FilterName[] = ["visibility", "tag", "search", "sort"];

/**
 * For an owner who is already in the area, useSessionWatch checks the session, so that no navigation waits
 * for it.
 */
const isOnTheWayIn: ShouldRevalidateFunction = ({ currentUrl }) =>
  currentUrl.pathname !== paths.admin && !currentUrl.pathname.startsWith(`${paths.admin}/`);

const pages = () => import("./admin-pages");

/** The owner's area. All of it is lazy: visitors load none of its code. */
export const adminRoutes: RouteObject[] = [
  {
    id: "admin/layout/AdminFrame.tsx",
    path: paths.admin,
    loader: ownerLoader,
    shouldRevalidate: isOnTheWayIn,
    ErrorBoundary: PageError,
    lazy: async () => (await pages()).adminFrame(),
    children: [
      {
        id: "admin/layout/AdminLayout.tsx",
        lazy: async () => (await pages()).adminLayout(),
        children: [
          {
            id: "admin/tabs",
            lazy: async () => (await pages()).tabError(),
            children: [
              {
                id: "admin/projects/ProjectsTab.tsx",
                index: true,
                shouldRevalidate: isOtherList,
                lazy: async () => (await pages()).projectsTab(),
              },
              {
                id: "admin/library/LibraryTab.tsx",
                path: "library",
                shouldRevalidate: isOtherPath,
                lazy: async () => (await pages()).libraryTab(),
              },
              {
                id: "admin/links/LinksTab.tsx",
                path: "links",
                lazy: async () => (await pages()).linksTab(),
              },
              {
                id: "admin/numbers/NumbersTab.tsx",
                path: "numbers",
                lazy: async () => (await pages()).numbersTab(),
              },
              {
                id: "admin/settings/SettingsTab.tsx",
                path: "settings",
                lazy: async () => (await pages()).settingsTab(),
                children: [
                  {
                    id: "admin/settings/look/LookSettingsPage.tsx",
                    index: true,
                    lazy: async () => (await pages()).lookSettings(),
                  },
                  {
                    id: "admin/settings/words/WordsSettingsPage.tsx",
                    path: "words",
                    lazy: async () => (await pages()).wordSettings(),
                  },
                  {
                    id: "admin/settings/site/SiteSettingsPage.tsx",
                    path: "site",
                    lazy: async () => (await pages()).siteSettings(),
                  },
                  {
                    id: "admin/settings/mail/MailSettingsPage.tsx",
                    path: "mail",
                    lazy: async () => (await pages()).mailSettings(),
                  },
                  {
                    id: "admin/settings/access/AccessSettingsPage.tsx",
                    path: "access",
                    lazy: async () => (await pages()).accessSettings(),
                  },
                ],
              },
              {
                id: "admin/about/AboutTab.tsx",
                path: "about",
                lazy: async () => (await pages()).aboutTab(),
              },
              {
                id: "admin/inbox/MessagesTab.tsx",
                path: "messages",
                lazy: async () => (await pages()).messagesTab(),
              },
            ],
          },
        ],
      },
      {
        id: "admin/guide/GuidePage.tsx",
        path: "help/:name?",
        lazy: async () => (await pages()).guidePage(),
      },
      {
        id: "admin/edit/EditPage.tsx",
        path: "edit/:id",
        lazy: async () => (await pages()).editPage(),
      },
    ],
  },
  {
    // Outside the frame, whose smaller sizes are not those of the previewed page.
    loader: ownerLoader,
    ErrorBoundary: PageError,
    children: [
      {
        id: "admin/edit/revisions/RevisionPage.tsx",
        path: `${paths.admin}/edit/:id/revisions/:version`,
        lazy: async () => (await pages()).revisionPage(),
      },
    ],
  },
];
