/** Where a site is: on a file in its folder, or on PostgreSQL. */
export type SiteVariables = { DATA_DIR: string; DATABASE_URL?: string };
