import { builder } from "../../builder/builder.ts";
import { databaseIdOf, globalIdOf } from "../../builder/global-id.ts";
import { userErrorsField, withSaved } from "../../builder/user-errors.ts";
import { versionInput } from "../../builder/version.ts";
import { AboutTabType } from "./about-tab.ts";
import { deleteTab } from "./delete-tab.ts";

builder.relayMutationField(
  "deleteAboutTab",
  {
    description: "Which tab to remove.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "The tab." }),
      version: versionInput(t),
    }),
  },
  {
    description: "Removes a tab of collaborators with its quotes.",
    resolve: (_root, { input }, { database }) =>
      withSaved("aboutTab", () =>
        deleteTab(database, databaseIdOf("AboutTab", input.id), input.version ?? undefined),
      ),
  },
  {
    description: "The tab that is gone.",
    outputFields: (t) => ({
      deletedAboutTabId: t.id({
        nullable: true,
        description: "The id of what is gone. Null where nothing is.",
        resolve: ({ aboutTab, userErrors = [] }) =>
          aboutTab && userErrors.length === 0 ? globalIdOf("AboutTab", aboutTab.id) : null,
      }),
      aboutTab: t.field({
        type: AboutTabType,
        nullable: true,
        description: "The tab, where it was changed elsewhere and is still there. Null otherwise.",
        resolve: ({ aboutTab, userErrors = [] }) => (userErrors.length > 0 ? aboutTab : null),
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
