import { once } from "node:events";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { sectionKeys } from "../../content/sections.ts";
import type { Journey } from "../harness/journey.ts";
import { startServer } from "../harness/server.ts";
import type { State, Value } from "./editor-model.ts";

/** A draft that the browser or the server stores: the saved state that it began with, and its values. */
export type FoundDraft = { editor: string; sequence: number; base: State; values: State };

type StoredValues = {
  slug: string;
  lightModeNav: boolean;
  [section: string]: unknown;
};

/** The project under test, on a server that can be killed and started again at the same address. */
export class EditorSite {
  readonly journey: Journey;
  readonly context: BrowserContext;
  /** A page without scripts, through which the test reads the browser's storage and locks. */
  readonly witness: Page;
  readonly databaseId: number;

  constructor(journey: Journey, witness: Page, databaseId: number) {
    this.journey = journey;
    this.witness = witness;
    this.context = witness.context();
    this.databaseId = databaseId;
  }

  get isRunning(): boolean {
    return this.journey.server.process.signalCode === null;
  }

  async kill(): Promise<void> {
    const { process } = this.journey.server;
    process.kill("SIGKILL");
    if (process.signalCode === null) await once(process, "exit");
  }

  async restart(): Promise<void> {
    const { port } = new URL(this.journey.server.origin);
    this.journey.server = await startServer({ DATA_DIR: this.journey.folder, PORT: port });
  }

  /** The names of the editors that are open in some window of the browser. */
  async readOpenEditors(): Promise<string[]> {
    const names = await this.witness.evaluate(async () =>
      ((await navigator.locks.query()).held ?? []).map(({ name }) => name ?? ""),
    );
    return names.filter((name) => name.startsWith("editor ")).map((name) => name.slice(7));
  }

  async readProject(): Promise<{ version: number; state: State }> {
    const project = await this.ask(
      `version slug lightModeNav caseStudy { ${sectionKeys.map((key) => `${key}Content`).join(" ")} }`,
    );
    const texts = Object.fromEntries(
      sectionKeys.map((key) => [key, JSON.parse(project.caseStudy[`${key}Content`])]),
    );
    return { version: project.version, state: stateOf({ ...project, ...texts }) };
  }

  /** The newest draft of each editor in the chosen places. */
  async readDrafts(places: { browser: boolean; server: boolean }): Promise<FoundDraft[]> {
    const found = new Map<string, FoundDraft>();
    const note = (draft: FoundDraft) => {
      if ((found.get(draft.editor)?.sequence ?? -1) < draft.sequence)
        found.set(draft.editor, draft);
    };
    if (places.browser) for (const draft of await this.readBrowserDrafts()) note(draft);
    if (places.server) {
      const { drafts } = await this.ask("drafts { editor sequence content }");
      for (const { editor, sequence, content } of drafts) {
        note({ editor, sequence, ...readDraft(JSON.parse(content)) });
      }
    }
    return [...found.values()];
  }

  private async readBrowserDrafts(): Promise<FoundDraft[]> {
    const prefix = `draft_${this.databaseId}_`;
    const stored = await this.witness.evaluate(() => Object.entries(localStorage));
    return stored
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, text]) => {
        const { sequence, draft } = JSON.parse(text);
        return { editor: key.slice(prefix.length), sequence, ...readDraft(draft) };
      });
  }

  private async ask(selection: string) {
    const { origin } = this.journey.server;
    const response = await this.context.request.post(`${origin}/graphql`, {
      headers: { origin },
      data: {
        query: `query ($id: Int!) { projectByDatabaseId(databaseId: $id) { ${selection} } }`,
        variables: { id: this.databaseId },
      },
    });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    return data.projectByDatabaseId;
  }
}

function readDraft(draft: { base: { values: StoredValues }; values: StoredValues }) {
  return { base: stateOf(draft.base.values), values: stateOf(draft.values) };
}

function stateOf(values: StoredValues): State {
  const modules = sectionKeys.flatMap((key) => values[key] as { id: string; content: string }[]); // only text modules
  return new Map<string, Value>([
    ["slug", values.slug],
    ["light", values.lightModeNav],
    ...modules.map(({ id, content }) => [id, content] as const),
  ]);
}
