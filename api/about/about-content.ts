import { action, saved } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import { databaseNumber } from "../builder/global-id.ts";
import { versionDescription, versionInput } from "../builder/version.ts";
import { saveSingle } from "../fields/single-record.ts";
import { accept } from "../validation/accept.ts";
import { given, givenNotNull } from "../validation/given.ts";
import { aboutContentChanges } from "./about-fields.ts";

const AboutContentType = builder.prismaNode("AboutContent", {
  id: { field: "id" },
  nullable: true,
  findUnique: (id) => ({ id: databaseNumber(id) }),
  description: "The designer about themselves.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that REST clients know it by." }),
    version: t.exposeInt("version", { description: versionDescription }),
    mainHeading: t.exposeString("mainHeading", { description: "The heading of the page." }),
    mainParagraph: t.exposeString("mainParagraph", {
      description: "What follows the heading. May be empty.",
    }),
    currentRole: t.exposeString("currentRole", {
      description: "What the designer does now. May be empty.",
    }),
    linkedinUrl: t.exposeString("linkedinUrl", {
      description: "The profile on LinkedIn. Empty for no button.",
    }),
    personalLife: t.exposeString("personalLife", { description: "Beside work. May be empty." }),
    hasTabs: t.boolean({
      nullable: true,
      description: "Whether there are tabs of collaborators. Null where they cannot be read.",
      resolve: async (_about, _arguments, { database }) =>
        (await database.aboutTab.findFirst({ select: { id: true } })) !== null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was first saved." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last saved." }),
  }),
});

builder.queryField("aboutContent", (t) =>
  t.prismaField({
    type: AboutContentType,
    nullable: true,
    description: "The designer about themselves. Null where nothing was ever written.",
    resolve: (query, _root, _arguments, { database }) => database.aboutContent.findFirst(query),
  }),
);

action("updateAboutContent", {
  description: "Writes what the designer says about themselves.",
  input: {
    description: "The designer's own words. What is left out stays as it is.",
    fields: (t) => ({
      version: versionInput(t),
      mainHeading: t.string({ description: "The heading of the page." }),
      mainParagraph: t.string({ description: "What follows the heading. May be empty." }),
      currentRole: t.string({ description: "What the designer does now. May be empty." }),
      linkedinUrl: t.string({ description: "The profile on LinkedIn. Empty for no button." }),
      personalLife: t.string({ description: "Beside work. May be empty." }),
    }),
  },
  run: ({ version, ...change }, { database }) => {
    const data = given(accept(aboutContentChanges, givenNotNull(change)));
    return saveSingle(database, ({ aboutContent }) => aboutContent, data, {
      version,
      name: "About content",
    });
  },
  payload: {
    description: "The content as it is now.",
    fields: (t) => ({
      aboutContent: t.field(
        saved(
          AboutContentType,
          "The content, also where it was changed elsewhere. Null where the change was not accepted otherwise.",
        ),
      ),
    }),
  },
});
