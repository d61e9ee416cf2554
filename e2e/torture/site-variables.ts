/** Environment variables of a site. Without DATABASE_URL, its database is an SQLite file in DATA_DIR. */
export type SiteVariables = { DATA_DIR: string; DATABASE_URL?: string };
