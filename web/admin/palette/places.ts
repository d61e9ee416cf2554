import { english, type WordKey } from "../../../words/english";
import { type GroupName, wordGroups, wordPlaces } from "../../../words/word-places";
import { paths } from "../../paths";
import { panels } from "../addresses/panels";
import { placeAddress, wordAddress } from "../addresses/placeAddress";
import { guidePages } from "../guide/guidePages";
import { missingDescriptions } from "../library/libraryAddress";
import { settingsPages } from "../settings/settingsPages";

/** A result of the search: a page to go to, or an action. */
export type Place = {
  label: string;
  /** The kind of the result, or its location. Shown beside the label. */
  kind: string;
  /** Further words by which the search finds the result. */
  also: string;
  goal: { to: string } | { action: "signOut" };
};

/** The key that distinguishes a result from all others. */
export const idOf = ({ kind, goal }: Place) => `${kind} ${"to" in goal ? goal.to : goal.action}`;

const actions: readonly Place[] = [
  {
    label: "New project",
    kind: "Action",
    also: "create add",
    goal: { to: `${paths.admin}?create` },
  },
  {
    label: "New link",
    kind: "Action",
    also: "create share recruiter client private address review comments mentor feedback",
    goal: { to: `${paths.adminLinks}?create` },
  },
  {
    label: "Remove demo",
    kind: "Action",
    also: "delete sample example portfolio start with my own",
    goal: { to: paths.removeDemo },
  },
  { label: "View the site", kind: "Action", also: "open home", goal: { to: paths.home } },
  { label: "Sign out", kind: "Action", also: "logout log out leave", goal: { action: "signOut" } },
];

const page = (label: string, to: string, also: string): Place => ({
  ...{ label, also },
  kind: "Page",
  goal: { to },
});

const pages: readonly Place[] = [
  page("Projects", paths.admin, "dashboard list"),
  page(
    "Project order",
    placeAddress(paths.admin, "Project Order Management"),
    "management reorder sort home work images",
  ),
  page("Trash", `${paths.admin}?trash`, "deleted restore undo"),
  page(
    "Library",
    paths.adminLibrary,
    "media files pictures images videos uploads assets describe details",
  ),
  page("Links", paths.adminLinks, "share recruiter client private reader expire revoke token"),
  page(
    "Statistics",
    paths.adminNumbers,
    "numbers analytics visits visitors views referrers traffic",
  ),
  page("Missing descriptions", missingDescriptions, "library alt text accessibility decorative"),
  ...settingsPages.map(({ path, label }) =>
    path === paths.adminSettings
      ? page("Settings", path, `preferences options ${label}`)
      : page(`Settings: ${label}`, path, "preferences options"),
  ),
  page("About", placeAddress(paths.adminAbout, "Main Content"), "biography me"),
  page(
    "Collaborators",
    placeAddress(paths.adminAbout, "Collaborators"),
    "about tabs quotes testimonials kind words",
  ),
  page(
    "Bring your work",
    paths.adminImport,
    "import wordpress squarespace ghost notion obsidian markdown behance portfolio migrate",
  ),
  page("Help", paths.adminHelp, "guide manual how to documentation"),
  page("Messages", placeAddress(paths.adminMessages, "Inbox"), "inbox mail contact"),
  page("Archive", placeAddress(paths.adminMessages, "Archive"), "archived messages"),
];

const panelPlaces: readonly Place[] = panels.map(({ page, panel, also }) => ({
  ...{ label: panel, also },
  kind: "Setting",
  goal: { to: placeAddress(page, panel) },
}));

const fieldPlaces: readonly Place[] = panels.flatMap(({ page, panel, also, fields }) =>
  Object.entries(fields).map(([field, alsoField]) => ({
    label: field,
    kind: panel,
    also: `${alsoField} ${also}`,
    goal: { to: placeAddress(page, panel, field) },
  })),
);

const wordKeys = Object.keys(english) as WordKey[]; // `english` has no other keys

const groupOf = (key: WordKey) => wordGroups[key.split(".", 1)[0] as GroupName]; // its first part is a group

/** A result for every fixed text that visitors see, which leads to the field that changes the text. */
export const texts: readonly Place[] = wordKeys.map((key) => ({
  label: wordPlaces[key],
  kind: `Words, ${groupOf(key)}`,
  also: english[key],
  goal: { to: wordAddress(key) },
}));

/** The pages of the owner's guide, which are found by any of their words. */
export const help: readonly Place[] = guidePages.map(({ name, title, text }) => ({
  label: title,
  kind: "Help",
  also: text,
  goal: { to: paths.adminGuide(name) },
}));

/** The results that are offered before anything is typed. */
export const destinations: readonly Place[] = [...actions, ...pages];

export const settings: readonly Place[] = [...panelPlaces, ...fieldPlaces];
