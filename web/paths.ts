import { entryPaths, type OpenPageName, openPaths } from "../pages/paths";

/** Every address of the site, in one place. */
export const paths = {
  ...openPaths,
  ...entryPaths,
  /** The work of the projects with a tag. */
  workTag: (tag: string) => `/work${search({ tag: tag.toLowerCase() })}`,
  /** The viewer on one work image, by its number, over the grid of a tag or of all. */
  workImage: (databaseId: number, tag: string | null = null) =>
    `/work${search({ tag, view: databaseId })}`,
  /** The work grid at the tile at this place, from 1. */
  workTile: (place: number) => `/work#work-${place}`,
  /** The work grid, so many images long and at the one at this place, from 1. */
  workGrid: (count: number, place: number, tag: string | null = null) =>
    `/work${search({ tag, count })}#work-${place}`,
  /** Where access to a project is asked for, by its slug; empty for all. */
  requestAccess: (slug: string) => `/access${search({ project: slug || null })}`,
  admin: "/admin",
  /** The first page of the settings: the look of the site. */
  adminSettings: "/admin/settings",
  wordSettings: "/admin/settings/words",
  siteSettings: "/admin/settings/site",
  mailSettings: "/admin/settings/mail",
  accessSettings: "/admin/settings/access",
  /** The question whether the demo is to go. */
  removeDemo: "/admin/settings/site?remove-demo",
  adminAbout: "/admin/about",
  adminMessages: "/admin/messages",
  adminLibrary: "/admin/library",
  adminLinks: "/admin/links",
  /** How the site is visited. */
  adminNumbers: "/admin/numbers",
  adminHelp: "/admin/help",
  /** A page of the owner's guide, by its name. */
  adminGuide: (name: string) => `/admin/help/${name}`,
  editProject: (id: number) => `/admin/edit/${id}`,
  /** The same, with the question who is to see it. */
  publishProject: (id: number) => `/admin/edit/${id}?publish`,
  /** A project's page as it was at one version. */
  revision: (id: number, version: number) => `/admin/edit/${id}/revisions/${version}`,
  /** Pictures for link previews, drawn by the server. */
  card: (page: OpenPageName) => `/social-card/${page}.png`,
  projectCard: (slug: string) => `/social-card/project/${encodeURIComponent(slug)}.png`,
  project: (slug: string) => `/project/${encodeURIComponent(slug)}`,
} as const;

/** The part of an address that holds its parameters. Those that are null are left out. */
function search(parameters: Record<string, string | number | null>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length > 0 ? `?${given.join("&")}` : "";
}
