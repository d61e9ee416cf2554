/** What the two databases say in different words. */
export type Dialect = {
  /** One text with the JSON list of all values of an expression, in the order of the rows. */
  jsonListOf: (expression: string) => string;
  /** Whether a number is in a JSON list. */
  isInJson: (expression: string, list: string) => string;
  /** A moment, in a form in which an earlier one is less. */
  instantOf: (expression: string) => string;
};

export const sqliteDialect: Dialect = {
  jsonListOf: (expression) => `json_group_array(${expression})`,
  isInJson: (expression, list) => `${expression} IN (SELECT "value" FROM json_each(${list}))`,
  // Older rows have moments as SQLite itself writes them.
  instantOf: (expression) => `julianday(${expression})`,
};

export const postgresDialect: Dialect = {
  jsonListOf: (expression) => `coalesce(json_agg(${expression}), '[]')::text`,
  isInJson: (expression, list) =>
    `${expression} IN (SELECT value::int FROM json_array_elements_text(${list}::json))`,
  instantOf: (expression) => expression,
};
