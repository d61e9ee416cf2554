import { z } from "zod";
import { about } from "../../../content/settings/about.ts";
import { markupKey } from "../../../content/settings/setting.ts";
import { endpoint } from "../endpoint.ts";
import { columnRecords, responseOf } from "../records.ts";

const markup = z
  .literal([0, 2])
  .describe(
    "2 if the text is Markdown, 0 if it is plain text. A text that changes without this field is stored as plain text.",
  );

const fields = Object.fromEntries(
  Object.entries(about).flatMap(([key, { kind }]) => [
    [key, z.string()],
    ...(kind === "richText" ? [[markupKey(key), markup]] : []),
  ]),
);
const common = {
  tag: "About",
  path: "/api/about/content",
  status: 200,
  response: responseOf(fields),
} as const;

const content = columnRecords("aboutContent", fields);

const readContent = endpoint({
  ...common,
  ...content.single,
  method: "GET",
  summary: "The texts of the About page",
});

const writeContent = endpoint({
  ...common,
  ...content.write("updateAboutContent"),
  method: "POST",
  summary: "Change the texts of the About page",
  description: "Fields left out stay as they are.",
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
