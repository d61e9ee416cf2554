import { builder } from "../../builder/builder.ts";
import { databaseIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withSaved } from "../../builder/user-errors.ts";
import { versionInput } from "../../builder/version.ts";
import { givenNotNull } from "../../validation/given.ts";
import { AboutTabType } from "./about-tab.ts";
import { updateTab } from "./update-tab.ts";

builder.relayMutationField(
  "updateAboutTab",
  {
    description: "What is to change about a tab. What is left out stays as it is.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The tab." }),
      version: versionInput(t),
      name: t.string({ description: "The label of the tab." }),
      slug: t.string({ description: "The value of the tab in the page's address." }),
      contentHeading: t.string({ description: "The heading of its panel." }),
      contentText: t.string({
        description: "The text of its panel as HTML; what is not allowed is taken out.",
      }),
      quotesHeading: t.string({ description: "The heading above its quotes." }),
      displayOrder: t.int({ description: "Place among the tabs, smallest first." }),
    }),
  },
  {
    description: "Changes a tab of collaborators.",
    resolve: (_root, { input: { id, version, ...change } }, { database }) =>
      withSaved("aboutTab", () =>
        updateTab(database, {
          id: databaseIdOf("AboutTab", id),
          change: givenNotNull(change),
          version: version ?? undefined,
        }),
      ),
  },
  {
    description: "The tab as it is now.",
    outputFields: (t) => ({
      aboutTab: t.field({
        type: AboutTabType,
        nullable: true,
        description:
          "The tab, also where it was changed elsewhere. Null where the change was not accepted otherwise.",
        resolve: (payload) => payload.aboutTab,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
