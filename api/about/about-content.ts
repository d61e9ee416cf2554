import { about } from "../../content/settings/about.ts";
import { action, evenIfStale, savedAs } from "../builder/action.ts";
import { builder } from "../builder/builder.ts";
import { byNumber } from "../builder/expose.ts";
import { versionDescription, versionInput } from "../builder/version.ts";
import { serveSettings } from "../fields/settings.ts";
import { saveSingle } from "../fields/single-record.ts";
import { hyphenate } from "../hyphenate.ts";
import { text } from "../validation/text.ts";

const AboutContentType = builder.prismaNode("AboutContent", {
  ...byNumber,
  description: "The About page's own texts.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The id in the REST API." }),
    version: t.exposeInt("version", { description: versionDescription }),
    hyphenatedHeading: t.string({
      description:
        "The mainHeading with soft hyphens in long words, by the hyphenation rules of the site's language.",
      resolve: ({ mainHeading }, _arguments, context) => hyphenate(mainHeading, context),
    }),
    hasTabs: t.boolean({
      nullable: true,
      description: "Whether there are tabs of collaborators. Null where reading them failed.",
      resolve: async (_about, _arguments, { database }) =>
        (await database.aboutTab.findFirst({ select: { id: true } })) !== null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was first saved." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last saved." }),
  }),
});

const aboutSettings = serveSettings(
  about,
  {
    linkedinUrl: text("LinkedIn URL", 2_048).refine(
      (value) => value === "" || (/^https?:\/\//i.test(value) && URL.canParse(value)),
      "LinkedIn URL must start with http:// or https://",
    ),
  },
  {},
);

aboutSettings.addOutputs(AboutContentType);

builder.queryField("aboutContent", (t) =>
  t.prismaField({
    type: AboutContentType,
    nullable: true,
    description: "The About page's own texts. Null before they are first saved.",
    resolve: (query, _root, _arguments, { database }) => database.aboutContent.findFirst(query),
  }),
);

action("updateAboutContent", {
  description: "Changes the About page's own texts.",
  scopes: ["DRAFT", "PUBLISH"],
  input: {
    description: "The changes to the texts. Omitted fields stay unchanged.",
    fields: (t) => ({ version: versionInput(t), ...aboutSettings.inputs(t) }),
  },
  run: ({ version, ...change }, { database }) => {
    const texts = aboutSettings.accept(change);
    return saveSingle(
      database,
      ({ aboutContent }) => aboutContent,
      (stored) => aboutSettings.withMarkups(texts, stored),
      { version, name: "About content" },
    );
  },
  payload: {
    description: "The texts after the change.",
    fields: savedAs("aboutContent", AboutContentType, evenIfStale("The content")),
  },
});
