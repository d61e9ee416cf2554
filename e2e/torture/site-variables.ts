/** The variables of a site, whose database is a file in its folder or on PostgreSQL. */
export type SiteVariables = { DATA_DIR: string; DATABASE_URL?: string };
