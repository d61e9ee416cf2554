import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { sectionKeys } from "../content/sections.ts";
import { tooLargeForProxy } from "../web/relay/request-error.ts";
import { english } from "./english.ts";

/** Texts that no visitor reads, with the reason. */
const exceptions: Record<string, string> = {
  "web/ui/toast/showToast.ts: Undo": "only the owner can undo something",
  [`web/relay/request-error.ts: ${tooLargeForProxy}`]: "only the owner sends as much",
};

type Node = { type: string; [name: string]: unknown };

/** Attributes and properties that people read. */
const readNames = /^(?:aria-label|title|placeholder|alt|label|description|reason|message)$/;

const hasLetters = (text: string) => /\p{L}{2}/u.test(text);

/**
 * Whether a text looks like a sentence: a capitalised word, and another word. Such texts are found
 * anywhere in code.
 */
const isSentence = (text: string) => /^\p{Lu}\p{Ll}*[\p{L}’',:]* \p{L}/u.test(text);

/** The files of visitors' pages: all files that the entries import, without the admin area. */
function filesOf(...entries: string[]): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path) || isOwners(path)) return;
    found.add(path);
    const source = readFileSync(path, "utf8");
    for (const [, target = ""] of source.matchAll(/(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g)) {
      const base = join(dirname(path), target);
      const file = [`${base}.ts`, `${base}.tsx`].find((name) => existsSync(name));
      if (file) visit(file);
    }
  };
  for (const entry of entries) visit(entry);
  return [...found];
}

/**
 * Whether a file has no texts for visitors: code of the admin area, generated code, and the
 * declarations of texts themselves.
 */
function isOwners(path: string): boolean {
  return (
    /^web\/(?:admin\/|admin-routes)/.test(path) ||
    /^web\/modules\/(?:editing\/|[^/]+\/edit)/.test(path) ||
    path.includes("__generated__") ||
    path.startsWith("words/")
  );
}

/** The texts in a file's code that a visitor would read. */
function literalsIn(path: string, source = readFileSync(path, "utf8")): string[] {
  const { program } = parseSync(path, source);
  const texts: string[] = [];
  const visit = (value: unknown, isRead: boolean): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, isRead);
      return;
    }
    if (typeof value !== "object" || value === null || !("type" in value)) return;
    const node = value as Node; // in a syntax tree, an object with a type is a node
    const text = textOf(node);
    if (text !== undefined) {
      if (hasLetters(text) && (isRead || isSentence(text))) texts.push(text);
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (isNoText(node, name)) continue;
      visit(child, isReadWithin(node, isRead));
    }
  };
  visit(program, false);
  return texts.map((text) => `${path}: ${text}`);
}

function textOf(node: Node): string | undefined {
  if (node.type === "JSXText") return String(node.value).trim();
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateElement") return String(Object(node.value).cooked).trim();
  return undefined;
}

/**
 * Whether a child of a node has no texts for visitors: imports, keys, types, tagged templates, and
 * messages of errors for programmers.
 */
function isNoText({ type, callee }: Node, name: string): boolean {
  if (/^(?:Import|TS)/.test(type) || type === "TaggedTemplateExpression") return true;
  if (name === "key" || (type === "JSXAttribute" && name === "name")) return true;
  return type === "NewExpression" && Object(callee).name === "Error" && name === "arguments";
}

function isReadWithin(node: Node, isRead: boolean): boolean {
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment":
      return true;
    case "JSXAttribute":
    case "Property":
      return readNames.test(nameOf(node));
    // The arguments of a call are not shown where the call is. The texts in calls of `say` are
    // keys.
    case "CallExpression":
    case "BinaryExpression":
    case "MemberExpression":
      return false;
    default:
      return isRead;
  }
}

function nameOf(node: Node): string {
  const { name, value } = Object(node.type === "Property" ? node.key : node.name);
  return String(name ?? value);
}

const files = filesOf("web/entry-client.tsx", "web/start/start.ts");

test("the files of visitors' pages were found", () => {
  expect(files.length).toBeGreaterThan(120);
  for (const path of ["web/ui/toast/ToastNotice.tsx", "web/site/access/OwnerPasswordForm.tsx"]) {
    expect(files).toContain(path);
  }
});

test("every text that visitors read is declared as a word", () => {
  const found = files.flatMap((path) => literalsIn(path));
  expect(found.filter((text) => !(text in exceptions))).toEqual([]);
  expect(Object.keys(exceptions).filter((text) => !found.includes(text))).toEqual([]);
});

test.each([
  "<p>Hello there</p>",
  '<p>{isOpen ? "Open" : say("menu.work")}</p>',
  '<a aria-label="Home" />',
  "<img alt={`Picture of a thing`} />",
  '<Field label={isOld ? say("menu.work") : "Name"} />',
  'showToast({ title: "Sent" })',
  'const text = "Something is here."',
])("a text like %s is found", (code) => {
  expect(literalsIn("a.tsx", code)).toHaveLength(1);
});

test.each([
  'say("menu.work")',
  '<p className="a b">{say(isOpen ? "viewer.next" : "viewer.close")}</p>',
  '<a data-event-label={name} href="/" />',
  'throw new Error("There is no such thing")',
])("%s holds none", (code) => {
  expect(literalsIn("a.tsx", code)).toEqual([]);
});

test("every word is said somewhere", () => {
  const pdf = ["api/pages/pdf/sheet.ts", "api/pages/pdf/module-blocks.ts"];
  const code = filesOf("web/entry-client.tsx", "api/errors/error-page.ts", ...pdf)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const composed = ["previous", "next", "close"].map((kind) => `viewer.${kind}`);
  composed.push(...sectionKeys.map((key) => `section.${key}`));
  const unsaid = Object.keys(english).filter((key) => !code.includes(`"${key}"`));
  expect(unsaid.filter((key) => !composed.includes(key))).toEqual([]);
});
