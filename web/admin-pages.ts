import type { IEnvironment } from "relay-runtime";
import type { RevisionPageQuery } from "./__generated__/RevisionPageQuery.graphql";
import { outlinedLoader } from "./relay/outlined-loader";
import { queryLoader } from "./relay/query-route";

/**
 * The pages of the owner's area, each loaded when it is visited. In a module of their own: the names of
 * their many files would stand in the visitors' first script.
 */

export async function adminFrame() {
  const { AdminFrame } = await import("./admin/layout/AdminFrame");
  return { Component: AdminFrame };
}

export async function adminLayout(environment: IEnvironment) {
  const { AdminLayout, adminLayoutQuery } = await import("./admin/layout/AdminLayout");
  return {
    Component: AdminLayout,
    loader: queryLoader(environment, { query: adminLayoutQuery }),
  };
}

export async function tabError() {
  const { TabError } = await import("./admin/layout/TabError");
  return { ErrorBoundary: TabError };
}

export async function projectsTab(environment: IEnvironment) {
  const { ProjectsTab, projectsTabQuery, projectsTabVariables } = await import(
    "./admin/projects/ProjectsTab"
  );
  return {
    Component: ProjectsTab,
    loader: outlinedLoader(environment, projectsTabQuery, projectsTabVariables),
  };
}

export async function libraryTab(environment: IEnvironment) {
  const { LibraryTab, libraryTabQuery } = await import("./admin/library/LibraryTab");
  return {
    Component: LibraryTab,
    loader: outlinedLoader(environment, libraryTabQuery),
  };
}

export async function linksTab(environment: IEnvironment) {
  const { LinksTab, linksTabQuery } = await import("./admin/links/LinksTab");
  return { Component: LinksTab, loader: outlinedLoader(environment, linksTabQuery) };
}

export async function numbersTab(environment: IEnvironment) {
  const { NumbersTab, numbersTabQuery, numbersTabVariables } = await import(
    "./admin/numbers/NumbersTab"
  );
  return {
    Component: NumbersTab,
    loader: outlinedLoader(environment, numbersTabQuery, numbersTabVariables),
  };
}

export async function settingsTab() {
  const { SettingsTab } = await import("./admin/settings/SettingsTab");
  return { Component: SettingsTab };
}

export async function lookSettings(environment: IEnvironment) {
  const { LookSettingsPage, lookSettingsPageQuery } = await import(
    "./admin/settings/look/LookSettingsPage"
  );
  return {
    Component: LookSettingsPage,
    loader: outlinedLoader(environment, lookSettingsPageQuery),
  };
}

export async function wordSettings(environment: IEnvironment) {
  const { WordsSettingsPage, wordsSettingsPageQuery } = await import(
    "./admin/settings/words/WordsSettingsPage"
  );
  return {
    Component: WordsSettingsPage,
    loader: outlinedLoader(environment, wordsSettingsPageQuery),
  };
}

export async function siteSettings(environment: IEnvironment) {
  const { SiteSettingsPage, siteSettingsPageQuery } = await import(
    "./admin/settings/site/SiteSettingsPage"
  );
  return {
    Component: SiteSettingsPage,
    loader: outlinedLoader(environment, siteSettingsPageQuery),
  };
}

export async function mailSettings(environment: IEnvironment) {
  const { MailSettingsPage, mailSettingsPageQuery } = await import(
    "./admin/settings/mail/MailSettingsPage"
  );
  return {
    Component: MailSettingsPage,
    loader: outlinedLoader(environment, mailSettingsPageQuery),
  };
}

export async function accessSettings(environment: IEnvironment) {
  const { AccessSettingsPage, accessSettingsPageQuery } = await import(
    "./admin/settings/access/AccessSettingsPage"
  );
  return {
    Component: AccessSettingsPage,
    loader: outlinedLoader(environment, accessSettingsPageQuery),
  };
}

export async function aboutTab(environment: IEnvironment) {
  const { AboutTab, aboutTabQuery } = await import("./admin/about/AboutTab");
  return {
    Component: AboutTab,
    loader: outlinedLoader(environment, aboutTabQuery),
  };
}

export async function messagesTab(environment: IEnvironment) {
  const { MessagesTab, messagesTabQuery } = await import("./admin/inbox/MessagesTab");
  return {
    Component: MessagesTab,
    loader: outlinedLoader(environment, messagesTabQuery),
  };
}

export async function guidePage() {
  const { GuidePage } = await import("./admin/guide/GuidePage");
  return { Component: GuidePage };
}

export async function editPage(environment: IEnvironment) {
  const { EditPage } = await import("./admin/edit/EditPage");
  const { editPageLoader } = await import("./admin/edit/editPageLoader");
  return { Component: EditPage, loader: editPageLoader(environment) };
}

export async function revisionPage(environment: IEnvironment) {
  const { RevisionPage, revisionPageQuery, revisionVariables, prepareRevision } = await import(
    "./admin/edit/revisions/RevisionPage"
  );
  return {
    Component: RevisionPage,
    loader: queryLoader<RevisionPageQuery>(environment, {
      query: revisionPageQuery,
      variables: revisionVariables,
      prepare: prepareRevision,
    }),
  };
}
