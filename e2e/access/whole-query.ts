import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

/**
 * How often the type Project may be on the path from the root to a field: twice, so that the
 * neighbours (previous and next) of a project are read, too. Other types may be there once.
 */
const repetitions = 2;

/**
 * A part of a selection: its GraphQL text without the selection below it (`way`: fields, or a type
 * condition), the type of these fields, and the types on the path above them.
 */
export type Part = {
  way: string;
  type: GraphQLNamedType;
  above: string[];
  /**
   * The names of fields that need an alias, because possible types have fields with these names but
   * different types.
   */
  renamed?: Set<string>;
};

/** Writes GraphQL queries for all fields below a type. Long selections become fragments. */
export class WholeQueries {
  readonly #schema: GraphQLSchema;
  readonly #isLeftOut: (name: string) => boolean;
  readonly #selections = new Map<string, string>();
  readonly #fragments = new Map<string, string>();

  /** @param isLeftOut returns whether queries leave out a field, by a name such as "Query.inbox" */
  constructor(schema: GraphQLSchema, isLeftOut: (name: string) => boolean) {
    this.#schema = schema;
    this.#isLeftOut = isLeftOut;
  }

  write(start: string, parts: Part[], end: string): string {
    const texts = [`${start} ${parts.length > 0 ? this.#select(parts) : ""} ${end}`];
    const written = new Set<string>();
    for (const text of texts) {
      for (const [, name = ""] of text.matchAll(/\.\.\.(F\d+)/g)) {
        if (written.has(name)) continue;
        written.add(name);
        texts.push(this.#fragments.get(name) ?? "");
      }
    }
    return texts.join("\n");
  }

  /** The parts of the selection one level below a type. */
  partsOf({ type, above, renamed = new Set() }: Omit<Part, "way">): Part[] {
    if (!isCompositeType(type)) return [];
    if (!isObjectType(type)) {
      const types = this.#possibleTypes(type, above);
      const names = this.#differing(types, above);
      return types.map((each) => ({
        way: `... on ${each.name}`,
        ...{ type: each, above, renamed: names },
      }));
    }
    const path = [...above, type.name];
    const fields = this.#fieldsOf(type, path).map((field) => ({
      way: renamed.has(field.name) ? `${type.name}_${field.name}: ${field.name}` : field.name,
      ...{ type: getNamedType(field.type), above: path },
    }));
    const leaves = fields.filter((field) => !isCompositeType(field.type));
    const [leaf] = leaves;
    const together = leaf ? [{ ...leaf, way: leaves.map(({ way }) => way).join(" ") }] : [];
    return [...together, ...fields.filter((field) => isCompositeType(field.type))];
  }

  #select(parts: Part[]): string {
    return `{ __typename ${parts.map((part) => `${part.way} ${this.#selectBelow(part)}`).join(" ")} }`;
  }

  #selectBelow(part: Part): string {
    if (!isCompositeType(part.type)) return "";
    const key = [part.type.name, ...part.above, "", ...(part.renamed ?? [])].join();
    const known = this.#selections.get(key);
    if (known !== undefined) return known;
    const selection = this.#select(this.partsOf(part));
    const written = selection.length < 100 ? selection : this.#spread(part.type, selection);
    this.#selections.set(key, written);
    return written;
  }

  #spread(type: GraphQLNamedType, selection: string): string {
    const text = `on ${type.name} ${selection}`;
    const known = [...this.#fragments].find(([, fragment]) => fragment.endsWith(text))?.[0];
    const name = known ?? `F${this.#fragments.size}`;
    this.#fragments.set(name, `fragment ${name} ${text}`);
    return `{ ...${name} }`;
  }

  /** Leaves out the modules of neighbours: the query for that project itself reads them. */
  #possibleTypes(type: GraphQLNamedType, above: string[]): readonly GraphQLObjectType[] {
    const isOfNeighbour = above.filter((name) => name === "Project").length > 1;
    const isLeftOut = isInterfaceType(type) && isOfNeighbour;
    return isAbstractType(type) && !isLeftOut ? this.#schema.getPossibleTypes(type) : [];
  }

  #differing(types: readonly GraphQLObjectType[], above: string[]): Set<string> {
    const fields = types.flatMap((type) => this.#fieldsOf(type, [...above, type.name]));
    const first = new Map(fields.map((field) => [field.name, String(field.type)]));
    const differing = fields.filter((field) => first.get(field.name) !== String(field.type));
    return new Set(differing.map(({ name }) => name));
  }

  #fieldsOf(type: GraphQLObjectType, path: string[]) {
    return Object.values(type.getFields())
      .filter((field) => !field.args.some(isRequiredArgument))
      .filter((field) => !this.#isLeftOut(`${type.name}.${field.name}`))
      .filter((field) => mayFollow(field, path));
  }
}

function mayFollow(field: GraphQLField<unknown, unknown>, path: string[]): boolean {
  const { name } = getNamedType(field.type);
  const max = name === "Project" ? repetitions : 1;
  return path.filter((above) => above === name).length < max;
}
