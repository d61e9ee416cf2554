import type { IncomingProject } from "../incoming.ts";

type Facts = Pick<IncomingProject, "client" | "year" | "role" | "tags" | "links" | "summary">;

/** Reads the facts of a project from front matter, under any of the names that programs use for them. */
export function factsOf(about: Readonly<Record<string, unknown>>): Facts {
  const keys = new Map(Object.entries(about).map(([key, value]) => [key.toLowerCase(), value]));
  const first = (...names: string[]) => names.map((name) => textOf(keys.get(name))).find(Boolean);
  const link = first("link", "website", "externalurl", "external_url", "project_url");
  return {
    client: first("client", "customer", "company"),
    year:
      first("year", "years", "period") ??
      yearOf(keys.get("date") ?? keys.get("pubdate") ?? keys.get("created")),
    role: first("role", "roles", "my role"),
    tags: ["tags", "categories", "category", "keywords"].flatMap((key) => listOf(keys.get(key))),
    links: link ? [{ label: URL.canParse(link) ? new URL(link).hostname : "", url: link }] : [],
    summary: first("description", "summary", "excerpt", "subtitle") ?? "",
  };
}

export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

export function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean);
  return textOf(value)
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
}

/** The year in a date, from 1900 to 2099. Undefined if the date contains none. */
export function yearOf(date: unknown): string | undefined {
  const text = date instanceof Date ? date.toISOString() : String(date ?? "");
  return /\b(?:19|20)\d{2}\b/.exec(text)?.[0];
}
