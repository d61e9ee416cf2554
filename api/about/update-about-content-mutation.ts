import { builder } from "../builder/builder.ts";
import { userErrorsField, withSaved } from "../builder/user-errors.ts";
import { versionInput } from "../builder/version.ts";
import { givenNotNull } from "../validation/given.ts";
import { AboutContentType } from "./about-content.ts";
import { updateAboutContent } from "./update-about-content.ts";

builder.relayMutationField(
  "updateAboutContent",
  {
    description: "The designer's own words. What is left out stays as it is.",
    inputFields: (t) => ({
      version: versionInput(t),
      mainHeading: t.string({ description: "The heading of the page." }),
      mainParagraph: t.string({ description: "What follows the heading. May be empty." }),
      currentRole: t.string({ description: "What the designer does now. May be empty." }),
      linkedinUrl: t.string({ description: "The profile on LinkedIn. Empty for no button." }),
      personalLife: t.string({ description: "Beside work. May be empty." }),
    }),
  },
  {
    description: "Writes what the designer says about themselves.",
    resolve: (_root, { input: { version, ...change } }, { database }) =>
      withSaved("aboutContent", () =>
        updateAboutContent(database, givenNotNull(change), version ?? undefined),
      ),
  },
  {
    description: "The content as it is now.",
    outputFields: (t) => ({
      aboutContent: t.field({
        type: AboutContentType,
        nullable: true,
        description:
          "The content, also where it was changed elsewhere. Null where the change was not accepted otherwise.",
        resolve: (payload) => payload.aboutContent,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
