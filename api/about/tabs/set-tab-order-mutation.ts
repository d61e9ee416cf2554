import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withSaved } from "../../builder/user-errors.ts";
import { seenOrderInput } from "../../builder/version.ts";
import { AboutTabType } from "./about-tab.ts";
import { setTabOrder } from "./set-tab-order.ts";

builder.relayMutationField(
  "setAboutTabOrder",
  {
    description: "The order of the tabs.",
    inputFields: (t) => ({
      aboutTabIds: t.idList({
        required: true,
        description: "Tabs, first to last. Those left out follow in the order they had.",
      }),
      seenIds: seenOrderInput(t),
    }),
  },
  {
    description: "Orders the tabs of collaborators.",
    resolve: (_root, { input }, { database }) =>
      withSaved("aboutTabs", () =>
        setTabOrder(
          database,
          input.aboutTabIds.map((id) => databaseIdOf("AboutTab", id)),
          input.seenIds?.map((id) => databaseIdOf("AboutTab", id)),
        ),
      ),
  },
  {
    description: "The tabs in their new order.",
    outputFields: (t) => ({
      aboutTabs: t.field({
        type: [AboutTabType],
        nullable: true,
        description:
          "All tabs, also where their order was changed elsewhere. Null where the order was not accepted otherwise.",
        resolve: (payload) => payload.aboutTabs,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
