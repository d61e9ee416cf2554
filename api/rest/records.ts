import { z } from "zod";
import { globalIdOf } from "../builder/global-id.ts";
import type { Connection, Input, Precondition } from "./endpoint.ts";
import { pathId, recordId, timestamps } from "./fields.ts";

/** The fields that every GraphQL selection of a record has. */
type Row = { databaseId: number; version?: number };

type Columns = Record<string, z.ZodType>;

/** A record as `selectionOf(fields)` selects it. */
export type Selected<Fields extends Columns> = Required<z.output<z.ZodObject<Fields>>> & {
  databaseId: number;
  version: number;
  createdAt: string;
  updatedAt: string;
};

/** The GraphQL selection of these fields of a record, in braces. @param others further fields to select */
export function selectionOf(fields: Columns, others = ""): string {
  return `{ databaseId version ${Object.keys(fields).join(" ")} createdAt updatedAt ${others} }`;
}

/** The schema of a record in a response. */
export function responseOf<Fields extends Columns>(fields: Fields) {
  return z.strictObject({ id: recordId, ...fields, ...timestamps });
}

/** Like {@link records}, for a kind of records whose fields have the same names in REST as in GraphQL. */
export function columnRecords<Fields extends Columns>(name: string, fields: Fields) {
  return records({
    name,
    selection: selectionOf(fields),
    show: (record: Selected<Fields>) => recordOf(record),
  });
}

/** Converts a record to its form in REST: with its number instead of its global id, and without its version. */
export function recordOf<Selected extends Row>({ databaseId, version: _, ...fields }: Selected) {
  return { id: databaseId, ...fields };
}

/**
 * The document of a mutation.
 * @param result the selection of its payload besides the user errors
 */
export function mutation(name: string, result = ""): string {
  return `
    mutation ($input: ${capitalised(name)}Input!) {
      payload: ${name}(input: $input) { ${result} userErrors { field message code } }
    }`;
}

type Kind<Selected, Shown> = {
  /** The name of the record in payloads: the name of its type with a small first letter, such as aboutTab. */
  name: string;
  /** The fields that `show` reads, in braces. */
  selection: string;
  show: (record: Selected) => Shown;
  /** The definitions of the fragments in the selection. */
  fragments?: string;
};

type OfOne = Omit<Input, "params"> & { params: { id: number } | undefined };

/** The documents, variables and responses of the calls for one kind of records. */
export function records<Selected extends Row, Shown>(kind: Kind<Selected, Shown>) {
  const { name, selection, show, fragments = "" } = kind;
  const typename = capitalised(name);
  const idIn = (params: { id: number }) => ({ id: globalIdOf(typename, params.id) });
  const preconditionOf = (record: Selected | null | undefined): Precondition =>
    record?.version === undefined ? {} : { version: record.version };
  const shown = (record: Selected | null | undefined) => (record ? show(record) : undefined);
  return {
    /** Reads a whole list. @param field the connection's field, with its arguments except for pagination */
    list: (field: string) => ({
      document: `
        query ($after: String) {
          list: ${field}(first: 100, after: $after) {
            edges { node ${selection} }
            pageInfo { hasNextPage endCursor }
          }
        }`,
      connection: ({ list }: { list: Connection<Selected> }) => list,
      reply: ({ list }: { list: Connection<Selected> }) => list.edges.map(({ node }) => show(node)),
    }),

    /** Reads the only record of a kind, such as the banner. */
    single: {
      document: `{ record: ${name} ${selection} }`,
      reply: ({ record }: { record: Selected | null }) => shown(record),
      preconditionOf: ({ record }: { record: Selected | null }) => preconditionOf(record),
    },

    /** Reads the record whose number is in the path. */
    byId: {
      params: pathId,
      document: `query ($id: ID!) { node(id: $id) { ... on ${typename} ${selection} } }`,
      variables: ({ params }: { params: { id: number } }) => idIn(params),
      reply: ({ node }: { node: Selected | null }) => shown(node),
      preconditionOf: ({ node }: { node: Selected | null }) => preconditionOf(node),
    },

    /**
     * Creates or changes a record.
     * @param field the name of the mutation
     * @param inputOf converts a body to the input of the mutation
     * @param others the selection of the payload besides the record
     */
    write: <Body extends object | undefined>(
      field: string,
      inputOf: (body: Body) => object = (body) => ({ ...body }),
      others = "",
    ) => ({
      document: `${mutation(field, `${name} ${selection} ${others}`)}${fragments}`,
      variables: ({ params, body, precondition }: OfOne & { body: Body }) => ({
        input: { ...inputOf(body), ...(params && idIn(params)), ...precondition },
      }),
      reply: ({ payload }: { payload: { [Name in typeof name]: Selected } }) =>
        show(payload[name] as Selected), // a payload without user errors has the record
    }),

    remove: (field: string) =>
      ({
        method: "DELETE",
        status: 204,
        params: pathId,
        document: mutation(field),
        variables: ({ params, precondition }: OfOne & { params: { id: number } }) => ({
          input: { ...idIn(params), ...precondition },
        }),
        reply: () => null,
      }) as const,
  };
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
