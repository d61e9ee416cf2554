import type { ComponentType } from "react";
import type { RevisionPageQuery } from "./__generated__/RevisionPageQuery.graphql";
import { outlinedLoader } from "./relay/outlined-loader";
import { queryLoader } from "./relay/query-route";

/**
 * The pages of the owner's area, each loaded on its first visit. A separate module, because otherwise
 * visitors' first script would contain the names of all files of these pages.
 */

/** A page that shows a skeleton while its data loads. */
const outlined = (Component: ComponentType, ...query: Parameters<typeof outlinedLoader>) => ({
  Component,
  loader: outlinedLoader(...query),
});

export async function adminFrame() {
  const { AdminFrame } = await import("./admin/shell/AdminFrame");
  return { Component: AdminFrame };
}

export async function adminLayout() {
  const { AdminLayout, adminLayoutQuery } = await import("./admin/shell/AdminLayout");
  return {
    Component: AdminLayout,
    loader: queryLoader({ query: adminLayoutQuery }),
  };
}

export async function tabError() {
  const { TabError } = await import("./admin/layout/TabError");
  return { ErrorBoundary: TabError };
}

export async function projectsTab() {
  const { ProjectsTab, projectsTabQuery, projectsTabVariables } = await import(
    "./admin/dashboard/ProjectsTab"
  );
  return outlined(ProjectsTab, projectsTabQuery, projectsTabVariables);
}

export async function libraryTab() {
  const { LibraryTab, libraryTabQuery } = await import("./admin/library/LibraryTab");
  return outlined(LibraryTab, libraryTabQuery);
}

export async function linksTab() {
  const { LinksTab, linksTabQuery } = await import("./admin/links/LinksTab");
  return outlined(LinksTab, linksTabQuery);
}

export async function numbersTab() {
  const { NumbersTab, numbersTabQuery, numbersTabVariables } = await import(
    "./admin/numbers/NumbersTab"
  );
  return outlined(NumbersTab, numbersTabQuery, numbersTabVariables);
}

export async function importTab() {
  const { ImportTab } = await import("./admin/import/ImportTab");
  return { Component: ImportTab };
}

export async function settingsTab() {
  const { SettingsTab } = await import("./admin/settings/SettingsTab");
  return { Component: SettingsTab };
}

export async function lookSettings() {
  const { LookSettingsPage, lookSettingsPageQuery } = await import(
    "./admin/settings/look/LookSettingsPage"
  );
  return outlined(LookSettingsPage, lookSettingsPageQuery);
}

export async function wordSettings() {
  const { WordsSettingsPage, wordsSettingsPageQuery } = await import(
    "./admin/settings/words/WordsSettingsPage"
  );
  return outlined(WordsSettingsPage, wordsSettingsPageQuery);
}

export async function siteSettings() {
  const { SiteSettingsPage, siteSettingsPageQuery } = await import(
    "./admin/settings/site/SiteSettingsPage"
  );
  return outlined(SiteSettingsPage, siteSettingsPageQuery);
}

export async function mailSettings() {
  const { MailSettingsPage, mailSettingsPageQuery } = await import(
    "./admin/settings/mail/MailSettingsPage"
  );
  return outlined(MailSettingsPage, mailSettingsPageQuery);
}

export async function accessSettings() {
  const { AccessSettingsPage, accessSettingsPageQuery } = await import(
    "./admin/settings/access/AccessSettingsPage"
  );
  return outlined(AccessSettingsPage, accessSettingsPageQuery);
}

export async function aboutTab() {
  const { AboutTab, aboutTabQuery } = await import("./admin/about/AboutTab");
  return outlined(AboutTab, aboutTabQuery);
}

export async function messagesTab() {
  const { MessagesTab, messagesTabQuery } = await import("./admin/inbox/MessagesTab");
  return outlined(MessagesTab, messagesTabQuery);
}

export async function guidePage() {
  const { GuidePage } = await import("./admin/guide/GuidePage");
  return { Component: GuidePage };
}

export async function editPage() {
  const { EditPage } = await import("./admin/edit/EditPage");
  const { editPageLoader } = await import("./admin/edit/editPageLoader");
  return { Component: EditPage, loader: editPageLoader };
}

export async function revisionPage() {
  const { RevisionPage, revisionPageQuery, revisionVariables, prepareRevision } = await import(
    "./admin/edit/revisions/RevisionPage"
  );
  return {
    Component: RevisionPage,
    loader: queryLoader<RevisionPageQuery>({
      query: revisionPageQuery,
      variables: revisionVariables,
      prepare: prepareRevision,
    }),
  };
}
