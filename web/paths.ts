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
  project: (slug: string) => `/project/${encodeURIComponent(slug)}`,
} as const;
