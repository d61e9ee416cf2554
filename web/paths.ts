/** Every address of the site, in one place. */
export const paths = {
  home: "/",
  work: "/work",
  /** The viewer on one work image, by its number. */
  workImage: (databaseId: number) => `/work?view=${databaseId}`,
  about: "/about",
  connect: "/connect",
  admin: "/admin",
  adminSettings: "/admin/settings",
  adminAbout: "/admin/about",
  adminMessages: "/admin/messages",
  editProject: (id: number) => `/admin/edit/${id}`,
  /** A project's page as it was at one version. */
  revision: (id: number, version: number) => `/admin/edit/${id}/revisions/${version}`,
  project: (slug: string) => `/project/${encodeURIComponent(slug)}`,
} as const;
