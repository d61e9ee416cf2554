const keys = {
  ROLE: "role",
  WHY: "why",
  RESULT: "result",
  PROCESS: "process",
  SOLUTION: "solution",
  SHIPPED_GOODS: "shippedGoods",
} as const;

type ServerName = keyof typeof keys | "%future added value";

/** The key of a section by its GraphQL name. Undefined for a section that only a newer server has. */
export function sectionKeyOf(name: ServerName) {
  return name === "%future added value" ? undefined : keys[name];
}
