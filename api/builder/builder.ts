import SchemaBuilder from "@pothos/core";
import PrismaPlugin from "@pothos/plugin-prisma";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import { GraphQLError } from "graphql";
import type { FileUpload } from "graphql-upload-minimal";
import { hasScopes, refusalOfScopes, type TokenScope } from "../../content/token-scopes.ts";
import type PrismaTypes from "../database/__generated__/pothos.ts";
import { getDatamodel } from "../database/__generated__/pothos.ts";
import type { Context } from "./context.ts";
import { assertFewIds, decodeNodeId } from "./global-id.ts";

/** The tables and columns of the database. */
export const datamodel = getDatamodel();

/** The scopes that a token needs for a field or an action. */
export type TokenScopes = readonly TokenScope[];

/** Every feature declares its part of the schema with this builder. Fields are non-null by default. */
export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    Upload: { Input: Promise<FileUpload>; Output: never };
  };
  AuthScopes: {
    /** The owner, or a token with all these scopes. With `true`, only the owner. */
    owner: TokenScopes | true;
    /** Every caller without a token. */
    anyone: true;
  };
}>({
  plugins: [ScopeAuthPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: ({ viewer }) => ({
      owner: (needed) => {
        if (!viewer.token) return viewer.isOwner;
        if (needed !== true && hasScopes(viewer.token.scopes, needed)) return true;
        throw forbidden(refusalOfScopes(needed));
      },
      anyone: () => {
        if (!viewer.token) return true;
        throw forbidden(refusalOfScopes(true));
      },
    }),
    unauthorizedError: (_parent, { viewer }) =>
      viewer.token
        ? forbidden(refusalOfScopes(["READ"]))
        : new GraphQLError("Sign in as the owner to do this.", {
            extensions: { code: "UNAUTHENTICATED" },
          }),
  },
  relay: {
    cursorType: "String",
    decodeGlobalID: (globalId) => decodeNodeId(globalId, isNodeType),
    nodeQueryOptions: {
      description: "Any object of the site by its global id.",
      resolve: async (_root, { id }, context, _info, resolveNode) =>
        (await onlyFound([id], [await resolveNode(id)], context))[0],
    },
    nodesQueryOptions: {
      description: "Several objects of the site by their global ids, 100 at most.",
      resolve: async (_root, { ids }, context, _info, resolveNodes) => {
        assertFewIds(ids);
        return onlyFound(ids, await resolveNodes(ids), context);
      },
    },
    nodeTypeOptions: { description: "An object with a global id." },
    pageInfoTypeOptions: { description: "The position of a page within a connection." },
  },
  prisma: {
    client: (context) => context.database,
    dmmf: datamodel,
    filterConnectionTotalCount: true,
    maxConnectionSize: 100,
    defaultConnectionSize: 50,
  },
});

builder.queryType({ description: "All queries." });

/**
 * Returns null in place of files that only an unlisted project shows: visitors find them by the address of the
 * project or of the file, but not by guessed ids.
 */
function onlyFound(
  ids: readonly { typename: string }[],
  nodes: readonly unknown[],
  { mayFindMedia }: Context,
): Promise<unknown[]> {
  return Promise.all(
    nodes.map(async (node, place) => {
      const isFile = ids[place]?.typename === "MediaAsset" && node !== null;
      return isFile && !(await mayFindMedia(String(Object(node).path))) ? null : node;
    }),
  );
}

/** The error of a request whose token lacks a scope. */
function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "FORBIDDEN" } });
}

builder.mutationType({
  description:
    "All changes. They need the owner's session or, where tokens are allowed, a token with the right scopes, unless their description says otherwise.",
});

/** Whether objects of a type have global ids. */
function isNodeType(typename: string): boolean {
  // The type of Pothos's `configStore` is too deep for the compiler, so only the needed part is declared
  // here.
  const { typeConfigs }: { typeConfigs: Map<string, { pothosOptions?: object }> } =
    builder.configStore;
  const options = typeConfigs.get(typename)?.pothosOptions ?? {};
  return Object.keys(options).some((option) => /^load(One|Many|With)/.test(option));
}

/** The types of the schema, for Pothos' generic builders. */
export type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

/** The builder of an input's fields. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">;
