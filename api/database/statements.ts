/** A parameter of a statement, or a value of a column, with SQLite's types: 1 for true, dates as text. */
export type DirectValue = string | number | null;

/**
 * Runs statements without Prisma. They use SQL that both databases accept: quoted names, parameters numbered
 * as ?1. For SQL that differs see dialect.ts.
 */
export type Statements = {
  /** @param sql one of a few constants, because each is compiled once and cached */
  all: <Row extends object>(sql: string, ...values: DirectValue[]) => Promise<Row[]>;
};

/** Runs at the end of each transaction, inside it; where it fails, nothing is committed. */
export type BeforeCommit = (transaction: Statements) => Promise<void>;
