/** Every address of the site, in one place. */
export const paths = {
  home: "/",
  work: "/work",
  /** The viewer on one work image, by its number. */
  workImage: (databaseId: number) => `/work?view=${databaseId}`,
  /** The work grid at the tile at this place, from 1. */
  workTile: (place: number) => `/work#work-${place}`,
  /** The work grid, so many images long and at the one at this place, from 1. */
  workGrid: (count: number, place: number) => `/work?count=${count}#work-${place}`,
  /** The work of the projects with a tag. */
  workTag: (tag: string) => `/work?tag=${encodeURIComponent(tag.toLowerCase())}`,
  about: "/about",
  connect: "/connect",
  admin: "/admin",
  adminSettings: "/admin/settings",
  /** The question whether the demo is to go. */
  removeDemo: "/admin/settings?remove-demo",
  adminAbout: "/admin/about",
  adminMessages: "/admin/messages",
  editProject: (id: number) => `/admin/edit/${id}`,
  /** The same, with the question who is to see it. */
  publishProject: (id: number) => `/admin/edit/${id}?publish`,
  /** A project's page as it was at one version. */
  revision: (id: number, version: number) => `/admin/edit/${id}/revisions/${version}`,
  project: (slug: string) => `/project/${encodeURIComponent(slug)}`,
} as const;
