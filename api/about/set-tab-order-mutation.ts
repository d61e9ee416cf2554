import { builder } from "../graphql/builder.ts";
import { databaseIdOf } from "../graphql/global-id.ts";
import { userErrorsField, withUserErrors } from "../graphql/user-errors.ts";
import { AboutTabType } from "./about-tab.ts";
import { setTabOrder } from "./write-tab.ts";

builder.relayMutationField(
  "setAboutTabOrder",
  {
    description: "The order of the tabs.",
    inputFields: (t) => ({
      aboutTabIds: t.idList({
        required: true,
        description: "Tabs, first to last. Those left out follow in the order they had.",
      }),
    }),
  },
  {
    description: "Orders the tabs of collaborators.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => ({
        aboutTabs: await setTabOrder(
          database,
          input.aboutTabIds.map((id) => databaseIdOf("AboutTab", id)),
        ),
      })),
  },
  {
    description: "The tabs in their new order.",
    outputFields: (t) => ({
      aboutTabs: t.field({
        type: [AboutTabType],
        nullable: true,
        description: "All tabs. Null where the order was not accepted.",
        resolve: (payload) => payload.aboutTabs,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
