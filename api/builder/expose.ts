import type { FieldMap } from "@pothos/core";
import { builder, datamodel, type TokenScopes, type Types } from "./builder.ts";
import { databaseNumber } from "./global-id.ts";

/** A function that exposes a property of a type's objects as a field. */
type Expose = (name: never, options: never) => FieldMap[string];

/** The names of the properties that a function of a field builder can expose. */
type NamesOf<Exposing extends Expose> = Extract<Parameters<Exposing>[0], string>;

type Descriptions<Name extends string> = { [Each in Name]?: string };

/**
 * Declares fields of a type for columns of its table. Type and nullability follow from the schema
 * of the database.
 * @param descriptions by column
 */
export function columns<Builder extends { model: string; expose: Expose }>(
  t: Builder,
  descriptions: Descriptions<NamesOf<Builder["expose"]>>,
): FieldMap {
  const { fields = [] } = datamodel.datamodel.models[t.model] ?? {};
  return mapFields(descriptions, (name, description) => {
    const column = fields.find((field) => field.name === name && field.kind === "scalar");
    if (!column) throw new Error(`${t.model} has no column ${name} of a scalar type`);
    const options = { type: column.type, nullable: !column.isRequired, description };
    return t.expose(name as never, options as never); // the column exists, and has this type
  });
}

type Kind = "String" | "Int" | "Float" | "Boolean";
type Builders = { [Each in Kind as `expose${Each}`]: Expose };

/**
 * Declares fields of a type for the properties of its objects with the same names.
 * @param descriptions by name
 */
export function properties<Of extends Kind, Builder extends Builders>(
  t: Builder,
  kind: Of,
  descriptions: Descriptions<NamesOf<Builder[`expose${Of}`]>>,
): FieldMap {
  return mapFields(
    descriptions,
    (name, description) => t[`expose${kind}`](name as never, { description } as never), // a name that the function takes
  );
}

function mapFields(
  descriptions: Record<string, string | undefined>,
  make: (name: string, description: string | undefined) => FieldMap[string],
): FieldMap {
  return Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [name, make(name, description)]),
  );
}

/** Options of a type whose global ids contain the number of the record. */
export const byNumber = {
  id: { field: "id" },
  nullable: true,
  findUnique: (id: string) => ({ id: databaseNumber(id) }),
} as const;

type Only = {
  id: string;
  /** The scopes that a token needs to read the object. Undefined where no token may read it. */
  scopes?: TokenScopes;
  description: string;
  /** The description of the query, where it differs. */
  queryDescription?: string;
  fields: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, { id: string }>) => FieldMap;
};

/**
 * Defines a type with one object for the owner, and its query. The object itself has no data: each field
 * reads the data that it returns.
 * @returns the type, and a resolver that returns its object
 */
export function onlyObject(name: string, { queryDescription, ...options }: Only) {
  const { id, scopes, description, fields } = options;
  const authScopes = { owner: scopes ?? (true as const) };
  const object = { id };
  const type = builder.node(builder.objectRef<typeof object>(name), {
    id: { resolve: (of) => of.id },
    loadOne: (given) => (given === id ? object : null),
    authScopes,
    runScopesOnType: true,
    description,
    fields,
  });
  const resolve = () => object;
  builder.queryField(name.charAt(0).toLowerCase() + name.slice(1), (t) =>
    t.field({
      type,
      authScopes,
      description: queryDescription ?? description,
      resolve,
    }),
  );
  return { type, resolve };
}
