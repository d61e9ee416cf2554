import { entryPaths, type OpenPageName, openPaths, slidePaths } from "../pages/paths";

/** All addresses of the site. */
export const paths = {
  ...openPaths,
  ...entryPaths,
  /** The work grid filtered by a tag. */
  workTag: (tag: string) => `/work${search({ tag: tag.toLowerCase() })}`,
  /** The viewer on one work image, by its id, over the grid of a tag or of all images. */
  workImage: (databaseId: number, tag: string | null = null) =>
    `/work${search({ tag, view: databaseId })}`,
  /** The work grid, scrolled to the tile at this position, from 1. */
  workTile: (place: number) => `/work#work-${place}`,
  /** The work grid with this many images, scrolled to the image at this position, from 1. */
  workGrid: (count: number, place: number, tag: string | null = null) =>
    `/work${search({ tag, count })}#work-${place}`,
  /**
   * The page where visitors request access to a project, by its slug. An empty slug stands for all projects.
   */
  requestAccess: (slug: string) => `/access${search({ project: slug || null })}`,
  admin: "/admin",
  /** The first page of the settings: the look of the site. */
  adminSettings: "/admin/settings",
  wordSettings: "/admin/settings/words",
  siteSettings: "/admin/settings/site",
  mailSettings: "/admin/settings/mail",
  accessSettings: "/admin/settings/access",
  /** The dialog that removes the demo content. */
  removeDemo: "/admin/settings/site?remove-demo",
  adminAbout: "/admin/about",
  adminMessages: "/admin/messages",
  adminLibrary: "/admin/library",
  adminLinks: "/admin/links",
  /** The statistics of visits. */
  adminNumbers: "/admin/numbers",
  /** The page that imports projects of other programs. */
  adminImport: "/admin/import",
  adminHelp: "/admin/help",
  /** A page of the owner's guide, by its name. */
  adminGuide: (name: string) => `/admin/help/${name}`,
  editProject: (id: number) => `/admin/edit/${id}`,
  /** The editor with the publishing dialog open. */
  publishProject: (id: number) => `/admin/edit/${id}?publish`,
  /** The owner's page that shows an earlier version of a project. */
  revision: (id: number, version: number) => `/admin/edit/${id}/revisions/${version}`,
  /** Social cards for link previews, rendered by the server. */
  card: (page: OpenPageName) => `/social-card/${page}.png`,
  projectCard: (slug: string) => `/social-card/project/${encodeURIComponent(slug)}.png`,
  project: (slug: string) => `/project/${encodeURIComponent(slug)}`,
  /** PDFs, which the server generates. */
  projectPdf: (slug: string) => `/project/${encodeURIComponent(slug)}.pdf`,
  briefPdf: "/brief.pdf",
  slides: (slug: string) => `/project/${encodeURIComponent(slug)}/present`,
  briefSlides: slidePaths.briefs,
} as const;

/** The query string of an address. Null parameters are left out. */
function search(parameters: Record<string, string | number | null>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length > 0 ? `?${given.join("&")}` : "";
}
