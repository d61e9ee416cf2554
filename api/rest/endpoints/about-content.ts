import { z } from "zod";
import { about } from "../../../content/settings/about.ts";
import { endpoint } from "../endpoint.ts";
import { recordId, timestamps } from "../fields.ts";
import { recordOf, records } from "../records.ts";

type AboutContent = Record<keyof typeof about, string> & {
  databaseId: number;
  version: number;
  createdAt: string;
  updatedAt: string;
};

const keys = Object.keys(about);
const fields = Object.fromEntries(keys.map((key) => [key, z.string()]));
const common = {
  tag: "About",
  path: "/api/about/content",
  status: 200,
  response: z.strictObject({ id: recordId, ...fields, ...timestamps }),
} as const;

const content = records({
  name: "aboutContent",
  selection: `{ databaseId version ${keys.join(" ")} createdAt updatedAt }`,
  show: (content: AboutContent) => recordOf(content),
});

const readContent = endpoint({
  ...common,
  ...content.single,
  method: "GET",
  summary: "The designer about themselves",
});

const writeContent = endpoint({
  ...common,
  ...content.write("updateAboutContent"),
  method: "POST",
  summary: "Write what the designer says about themselves",
  description: "What is left out stays as it is.",
  body: z.strictObject(fields).partial(),
  example: {
    mainHeading: "Leading the design of human-to-AI product experiences.",
    mainParagraph: "I help teams of every size.",
    currentRole: "I lead product design at Fennimore.",
    linkedinUrl: "https://www.linkedin.com/in/someone",
    personalLife: "I bake.",
  },
  record: readContent,
});

export const aboutContentEndpoints = [readContent, writeContent];
