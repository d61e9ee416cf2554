import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from "graphql";

/** Returns pseudorandom numbers from 0 to 1. */
type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    // Mulberry32: short, and random enough for tests.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The depth of fields from which only leaf fields are selected. */
const deepest = 7;

const strings = [
  "project-1",
  "project-4",
  "tab-1",
  "",
  " ",
  "x".repeat(3_000),
  "\u0000",
  "\ud800",
  "__proto__",
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "#112233",
  "/objects/a.png",
  "https://example.com/a.png",
  "a@example.com",
  "2026-01-31T09:30:00.000Z",
  "correct horse battery",
];
const numbers = [0, 1, 2, 3, 5, 50, 101, -1, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 1e21];
const nodeTypes = ["Project", "WorkImage", "AboutTab", "Quote", "Banner", "SiteColors", "Inbox"];

/** Selections of introspection that lead from a type to further types, split where these are selected. */
const waysOn = [
  ["fields { type {", "} }"],
  ["fields { args { type {", "} } }"],
  ["inputFields { type {", "} }"],
  ["interfaces {", "}"],
  ["possibleTypes {", "}"],
  ["ofType {", "}"],
] as const;

/** Generates operations from a schema, with valid and invalid arguments. */
export function createGenerator(schema: GraphQLSchema, random: Random) {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("there is nothing to choose from");
    return item;
  };
  const chance = (share: number) => random() < share;

  const text = () => {
    if (!chance(0.4)) return JSON.stringify(pick(strings));
    const id = chance(0.1) ? pick(strings) : String(1 + Math.floor(random() * 8));
    const type = chance(0.1) ? pick(strings) : pick(nodeTypes);
    return JSON.stringify(Buffer.from(`${type}:${id}`).toString("base64"));
  };

  const value = (type: GraphQLInputType, depth = 0): string => {
    if (chance(0.03)) return pick(["null", "true", '"text"', "7", "[]", "{}", "ODD", "-1.5"]);
    if (isNonNullType(type)) return value(type.ofType, depth);
    if (isListType(type)) {
      const length = depth > 4 ? 0 : Math.floor(random() * 4);
      return `[${Array.from({ length }, () => value(type.ofType, depth + 1)).join(", ")}]`;
    }
    if (isEnumType(type)) return pick(type.getValues()).name;
    if (isScalarType(type)) {
      if (type.name === "Int" || type.name === "Float") return String(pick(numbers));
      return type.name === "Boolean" ? pick(["true", "false"]) : text();
    }
    if (!isInputObjectType(type)) return "null";
    const fields = Object.values(type.getFields());
    const given = type.isOneOf
      ? [pick(fields)]
      : fields.filter((field) =>
          isNonNullType(field.type) ? !chance(0.02) : depth < 4 && chance(0.4),
        );
    return `{ ${given.map((field) => `${field.name}: ${value(field.type, depth + 1)}`).join(", ")} }`;
  };

  /**
   * A likely value of an argument, such as a small page size, or the slug of a project that exists.
   */
  const likely = (name: string, type: GraphQLInputType): string => {
    if (name === "first") return "3";
    if (name === "slug") return `"project-${1 + Math.floor(random() * 6)}"`;
    if (name === "databaseId") return String(1 + Math.floor(random() * 6));
    return value(type);
  };

  const call = (field: GraphQLField<unknown, unknown>, depth: number): string => {
    const given = field.args.filter(({ name, type }) => {
      if (isNonNullType(type)) return !chance(0.02);
      return chance(name === "first" ? 0.6 : 0.15);
    });
    const written = given
      .map(({ name, type }) => `${name}: ${chance(0.9) ? likely(name, type) : value(type)}`)
      .join(", ");
    return `${field.name}${written && `(${written})`} ${selection(getNamedType(field.type), depth)}`;
  };

  const selection = (type: GraphQLNamedType, depth: number): string => {
    if (isAbstractType(type)) {
      const possible = schema.getPossibleTypes(type);
      const parts = Array.from({ length: 2 }, () => pick(possible)).map(
        (each) => `... on ${each.name} ${selection(each, depth + 1)}`,
      );
      return `{ __typename ${chance(0.5) && isInterfaceType(type) ? "id" : ""} ${parts.join(" ")} }`;
    }
    if (!isObjectType(type)) return "";
    const fields = Object.values(type.getFields());
    const leaves = fields.filter((field) => !isComposite(field));
    const objects = depth >= deepest ? [] : fields.filter(isComposite);
    const chosen = [
      ...leaves.filter(() => chance(0.5)),
      ...objects.filter(() => chance(depth < 2 ? 0.7 : 0.3)),
    ];
    const parts = chosen.map((field) =>
      // Some fields get an alias, so that they do not conflict with the same field with other arguments.
      chance(0.1)
        ? `a${Math.floor(random() * 1e9)}: ${call(field, depth + 1)}`
        : call(field, depth + 1),
    );
    if (chance(0.01)) parts.push(pick(["nothing", "__schema { types { name } }", "id id id"]));
    return `{ __typename ${parts.join(" ")} }`;
  };

  /** An introspection query with aliases and nested fragments. */
  const introspection = (): string => {
    const levels = Math.floor(random() * 20);
    const fragments = Array.from({ length: levels }, (_, level) => {
      const asked = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index) => {
        // Deeper levels only use `ofType`: graphql-js refuses more than two nested lists of fields.
        const [open, close] = level < 2 ? pick(waysOn) : pick(waysOn.slice(-1));
        const alias = chance(0.3) ? `a${level}x${index}: ` : "";
        return chance(0.5) ? `${alias}${open} ...F${level + 1} ${close}` : `...F${level + 1}`;
      });
      return `fragment F${level} on __Type { ${asked.join(" ")} }`;
    });
    const last = `fragment F${levels} on __Type { name description fields { name } }`;
    const root = pick(["__schema { types { ...F0 } }", '__type(name: "Query") { ...F0 }']);
    const roots = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, n) => `r${n}: ${root}`);
    return `{ ${roots.join(" ")} } ${fragments.join(" ")} ${last}`;
  };

  return {
    introspection,
    /** @param isLeftOut whether a root field is excluded */
    operation: (isLeftOut: (name: string) => boolean): string => {
      const isMutation = chance(0.35);
      const root = isMutation ? schema.getMutationType() : schema.getQueryType();
      const fields = Object.values(root?.getFields() ?? {}).filter(({ name }) => !isLeftOut(name));
      const count = chance(0.8) ? 1 : 2;
      const calls = Array.from(
        { length: count },
        (_, index) => `r${index}: ${call(pick(fields), 0)}`,
      );
      const written = `${isMutation ? "mutation" : "query"} { ${calls.join(" ")} }`;
      if (!chance(0.02)) return written;
      const at = Math.floor(random() * written.length);
      return (
        written.slice(0, at) + pick(["{", "}", '"', "$", "...", "@", "\u0000"]) + written.slice(at)
      );
    },
    pick,
  };
}

function isComposite({ type }: GraphQLField<unknown, unknown>): boolean {
  const named = getNamedType(type);
  return isObjectType(named) || isAbstractType(named);
}
