import SchemaBuilder from "@pothos/core";
import PrismaPlugin from "@pothos/plugin-prisma";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import { GraphQLError } from "graphql";
import type { FileUpload } from "graphql-upload-minimal";
import type PrismaTypes from "../database/__generated__/pothos.ts";
import { getDatamodel } from "../database/__generated__/pothos.ts";
import type { Context } from "./context.ts";
import { assertFewIds, decodeNodeId } from "./global-id.ts";

/** Where every feature declares its part of the schema. Fields are non-null unless they say otherwise. */
export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    Upload: { Input: Promise<FileUpload>; Output: never };
  };
  AuthScopes: { owner: boolean };
}>({
  plugins: [ScopeAuthPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: (context) => ({ owner: context.viewer.isOwner }),
    unauthorizedError: () =>
      new GraphQLError("Sign in as the owner to do this.", {
        extensions: { code: "UNAUTHENTICATED" },
      }),
  },
  relay: {
    cursorType: "String",
    decodeGlobalID: (globalId) => decodeNodeId(globalId, isNodeType),
    nodeQueryOptions: { description: "Any object of the site by its global id." },
    nodesQueryOptions: {
      description: "Several objects of the site by their global ids, 100 at most.",
      resolve: (_root, { ids }, _context, _info, resolveNodes) => {
        assertFewIds(ids);
        return resolveNodes(ids);
      },
    },
    nodeTypeOptions: { description: "An object with a global id." },
    pageInfoTypeOptions: { description: "Where a page of a connection stands within the whole." },
  },
  prisma: {
    client: (context) => context.database,
    dmmf: getDatamodel(),
    filterConnectionTotalCount: true,
    maxConnectionSize: 100,
    defaultConnectionSize: 50,
  },
});

builder.queryType({ description: "Everything that can be read." });

// Only the owner changes anything; the few mutations open to visitors say `skipTypeScopes` themselves.
builder.mutationType({
  description:
    "Everything that can be changed. Needs the owner's session where nothing else is said.",
  authScopes: { owner: true },
});

/** Whether objects of a type can be had by their global ids. */
function isNodeType(typename: string): boolean {
  // Its own types are too deep for the compiler.
  const { typeConfigs }: { typeConfigs: Map<string, { pothosOptions?: object }> } =
    builder.configStore;
  const options = typeConfigs.get(typename)?.pothosOptions ?? {};
  return Object.keys(options).some((option) => /^load(One|Many|With)/.test(option));
}
