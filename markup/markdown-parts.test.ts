import { expect, test } from "vitest";
import { markdownParts } from "./markdown-parts.ts";

test("a document is read as headings, texts, code and pictures, in order", () => {
  const markdown = `# Tide

A **clock** for the sea,
in two lines.

- one
- two

### Small

![The foyer](/objects/a.png) with words ![](/objects/b.png)

---

\`\`\`css
a {}
\`\`\`

Why
---`;
  expect(markdownParts(markdown)).toEqual([
    { kind: "heading", text: "Tide" },
    {
      kind: "text",
      content: "A **clock** for the sea,\nin two lines.\n\n- one\n- two\n\n### Small\n\nwith words",
    },
    { kind: "picture", src: "/objects/a.png", description: "The foyer" },
    { kind: "picture", src: "/objects/b.png", description: "" },
    { kind: "code", language: "css", content: "a {}" },
    { kind: "heading", text: "Why" },
  ]);
});
