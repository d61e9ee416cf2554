/** SQL that differs between SQLite and PostgreSQL. Each function returns an SQL expression. */
export type Dialect = {
  /** The JSON list of an expression's values, in the order of the rows. */
  jsonListOf: (expression: string) => string;
  /** Whether a JSON list contains a number. */
  isInJson: (expression: string, list: string) => string;
  /**
   * A date as a value that can be compared only with other results of `instantOf`: SQLite stores dates as texts
   * of two forms.
   */
  instantOf: (expression: string) => string;
};

export const sqliteDialect: Dialect = {
  jsonListOf: (expression) => `json_group_array(${expression})`,
  isInJson: (expression, list) => `${expression} IN (SELECT "value" FROM json_each(${list}))`,
  // Older rows contain dates in another text form (SQLite's), so their texts cannot be compared.
  instantOf: (expression) => `julianday(${expression})`,
};

export const postgresDialect: Dialect = {
  jsonListOf: (expression) => `coalesce(json_agg(${expression}), '[]')::text`,
  isInJson: (expression, list) =>
    `${expression} IN (SELECT value::int FROM json_array_elements_text(${list}::json))`,
  instantOf: (expression) => expression,
};
