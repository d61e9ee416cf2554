/** What a statement takes, and what a column holds: as SQLite has them, 1 for true, moments as text. */
export type DirectValue = string | number | null;

/**
 * Runs statements past Prisma. They are in the language that both databases understand: names in quotes,
 * parameters numbered as ?1; for what only one of them says so, see dialect.ts.
 */
export type Statements = {
  /** @param sql one of a few constants, each of which is compiled once */
  all: <Row extends object>(sql: string, ...values: DirectValue[]) => Promise<Row[]>;
};

/** What is done at the end of each transaction, as a part of it; where it fails, nothing is committed. */
export type BeforeCommit = (transaction: Statements) => Promise<void>;
