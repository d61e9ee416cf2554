import { z } from "zod";
import { about } from "../../../content/settings/about.ts";
import { endpoint, versionPrecondition } from "../endpoint.ts";
import { recordId, timestamps } from "../fields.ts";

type AboutContent = Record<keyof typeof about, string> & {
  databaseId: number;
  version: number;
  createdAt: string;
  updatedAt: string;
};

const keys = Object.keys(about) as (keyof typeof about)[]; // its keys by declaration

const selection = `{ databaseId version ${keys.join(" ")} createdAt updatedAt }`;
const fields = Object.fromEntries(keys.map((key) => [key, z.string()]));
const common = {
  tag: "About",
  path: "/api/about/content",
  status: 200,
  response: z.strictObject({ id: recordId, ...fields, ...timestamps }),
} as const;

const contentRecord = ({ databaseId, version: _version, ...content }: AboutContent) => ({
  id: databaseId,
  ...content,
});

const readContent = endpoint({
  ...common,
  method: "GET",
  summary: "The designer about themselves",
  document: `{ aboutContent ${selection} }`,
  reply: ({ aboutContent }: { aboutContent: AboutContent | null }) =>
    aboutContent ? contentRecord(aboutContent) : undefined,
  preconditionOf: ({ aboutContent }: { aboutContent: AboutContent | null }) =>
    versionPrecondition(aboutContent),
});

const writeContent = endpoint({
  ...common,
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
  document: `
    mutation ($input: UpdateAboutContentInput!) {
      payload: updateAboutContent(input: $input) {
        aboutContent ${selection}
        userErrors { field message code }
      }
    }`,
  variables: ({ body, precondition }) => ({ input: { ...body, ...precondition } }),
  reply: ({ payload }: { payload: { aboutContent: AboutContent } }) =>
    contentRecord(payload.aboutContent),
});

export const aboutContentEndpoints = [readContent, writeContent];
