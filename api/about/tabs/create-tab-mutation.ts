import { builder } from "../../builder/builder.ts";
import { userErrorsField, withUserErrors } from "../../builder/user-errors.ts";
import { givenNotNull } from "../../validation/given.ts";
import { AboutTabType } from "./about-tab.ts";
import { createTab } from "./create-tab.ts";

builder.relayMutationField(
  "createAboutTab",
  {
    description: "A new circle of collaborators.",
    inputFields: (t) => ({
      name: t.string({ required: true, description: "The label of the tab." }),
      slug: t.string({
        required: true,
        description: "The value of the tab in the page's address.",
      }),
      contentHeading: t.string({ required: true, description: "The heading of its panel." }),
      contentText: t.string({
        required: true,
        description: "The text of its panel as HTML; what is not allowed is taken out.",
      }),
      quotesHeading: t.string({
        description: "The heading above its quotes; Kind words unless said.",
      }),
      displayOrder: t.int({ description: "Place among the tabs, smallest first; 0 unless said." }),
    }),
  },
  {
    description: "Makes a tab of collaborators.",
    resolve: (_root, { input }, { database }) =>
      withUserErrors(async () => {
        const { quotesHeading, displayOrder, ...fields } = input;
        const given = givenNotNull({ quotesHeading, displayOrder });
        return { aboutTab: await createTab(database, { ...fields, ...given }) };
      }),
  },
  {
    description: "The tab that was made.",
    outputFields: (t) => ({
      aboutTab: t.field({
        type: AboutTabType,
        nullable: true,
        description: "The tab. Null where it was not accepted.",
        resolve: (payload) => payload.aboutTab,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
