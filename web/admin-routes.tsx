import type { RouteObject, ShouldRevalidateFunction } from "react-router";
import type { FilterName } from "./admin/projects/filter/projectFilters";
import { addBasePath } from "./base-path";
import { paths } from "./paths";
import { ownerLoader } from "./site/access/ownerLoader";
import { PageError } from "./site/layout/PageError";

/** Whether the path changes. A dialog that opens by a query parameter does not load data again. */
const isOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Whether the path or a filter changes. A dialog over the list of projects does not load the list again. */
const isOtherList: ShouldRevalidateFunction = (change) =>
  isOtherPath(change) ||
  listParameters.some(
    (name) => change.currentUrl.searchParams.get(name) !== change.nextUrl.searchParams.get(name),
  );

/**
 * The query parameters of the list of projects. Visitors load this file, so it does not import their names
 * from admin/projects/filter/projectFilters.ts.
 */
const listParameters: readonly FilterName[] = ["visibility", "tag", "search", "sort"];

/**
 * Whether a navigation enters the owner's area from outside. Only then ownerLoader checks the session. Within
 * the area, useSessionWatch checks it, so that navigation does not wait for the check.
 */
const isOnTheWayIn: ShouldRevalidateFunction = ({ currentUrl }) =>
  !`${currentUrl.pathname}/`.startsWith(addBasePath("/admin/"));

const pages = () => import("./admin-pages");

/**
 * A page whose code is loaded on its first visit.
 * @param id the path of its module below web/, see routes.tsx
 */
const page = (id: string, name: keyof Awaited<ReturnType<typeof pages>>, route: RouteObject) => ({
  ...route,
  id,
  lazy: async () => (await pages())[name](),
});

const settings = [
  page("admin/settings/look/LookSettingsPage.tsx", "lookSettings", { index: true }),
  page("admin/settings/words/WordsSettingsPage.tsx", "wordSettings", { path: "words" }),
  page("admin/settings/site/SiteSettingsPage.tsx", "siteSettings", { path: "site" }),
  page("admin/settings/mail/MailSettingsPage.tsx", "mailSettings", { path: "mail" }),
  page("admin/settings/access/AccessSettingsPage.tsx", "accessSettings", { path: "access" }),
];

const tabs = [
  page("admin/dashboard/ProjectsTab.tsx", "projectsTab", {
    index: true,
    shouldRevalidate: isOtherList,
  }),
  page("admin/library/LibraryTab.tsx", "libraryTab", {
    path: "library",
    shouldRevalidate: isOtherPath,
  }),
  page("admin/links/LinksTab.tsx", "linksTab", { path: "links" }),
  page("admin/import/ImportTab.tsx", "importTab", { path: "import" }),
  page("admin/numbers/NumbersTab.tsx", "numbersTab", { path: "numbers" }),
  page("admin/settings/SettingsTab.tsx", "settingsTab", { path: "settings", children: settings }),
  page("admin/about/AboutTab.tsx", "aboutTab", { path: "about" }),
  page("admin/inbox/MessagesTab.tsx", "messagesTab", { path: "messages" }),
];

/** The owner's area. All of it is lazy: visitors load none of its code. */
export const adminRoutes: RouteObject[] = [
  page("admin/shell/AdminFrame.tsx", "adminFrame", {
    path: paths.admin,
    loader: ownerLoader,
    shouldRevalidate: isOnTheWayIn,
    ErrorBoundary: PageError,
    children: [
      page("admin/shell/AdminLayout.tsx", "adminLayout", {
        children: [page("admin/layout/TabError.tsx", "tabError", { children: tabs })],
      }),
      page("admin/guide/GuidePage.tsx", "guidePage", { path: "help/:name?" }),
      page("admin/edit/EditPage.tsx", "editPage", { path: "edit/:id" }),
    ],
  }),
  {
    // Outside AdminFrame, because its smaller sizes would change the previewed page.
    loader: ownerLoader,
    ErrorBoundary: PageError,
    children: [
      page("admin/edit/revisions/RevisionPage.tsx", "revisionPage", {
        path: `${paths.admin}/edit/:id/revisions/:version`,
      }),
    ],
  },
];
