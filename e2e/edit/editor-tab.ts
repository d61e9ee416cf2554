import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { eventually } from "../harness/eventually.ts";
import { pasteInto } from "../harness/rich-text.ts";
import {
  type Choice,
  changesOf,
  clashesOf,
  entriesOf,
  joinOf,
  type Random,
  type State,
  type Value,
} from "./editor-model.ts";
import type { FoundDraft } from "./editor-site.ts";

/** The texts of the draft indicator while a draft with all edits of the form is stored. */
const keptTexts = ["Changes not on the site yet", "Offline – your edits wait in this browser"];

/** One window with the editor, and the state that its form should have. */
export class EditorTab {
  readonly page: Page;
  /** The name that the admin area has given to this editor, and that it stores with the draft. */
  readonly editor: string;
  readonly random: Random;
  base: State;
  values: State;
  /** The state of the form when the indicator last said that all edits are stored. */
  promised: State;
  /** Every state that the form had since the last save, in order. */
  held: State[] = [];

  constructor(page: Page, editor: string, random: Random, saved: State) {
    this.page = page;
    this.editor = editor;
    this.random = random;
    [this.base, this.values, this.promised] = [saved, saved, saved];
  }

  indicator(): Promise<string> {
    return this.page.locator(".draft-indicator").innerText();
  }

  /**
   * Whether the indicator says that all edits are stored. If the form does not differ from the saved
   * project, the indicator has no text.
   */
  private isKept(text: string): boolean {
    const isSaved = changesOf(this.base, this.values).length === 0;
    return keptTexts.includes(text) || (text === "" && isSaved);
  }

  /**
   * Waits until the indicator says that all edits are stored, and records the form's state as
   * promised.
   */
  async awaitPromise(): Promise<void> {
    const isKept = async () => this.isKept(await this.indicator());
    await eventually(isKept).toBe(true);
    this.promised = this.values;
  }

  /**
   * Records the form's state as promised if the indicator says now that all edits are stored.
   * @returns the text of the indicator
   */
  async notePromise(): Promise<string> {
    const text = await this.indicator();
    if (this.isKept(text)) this.promised = this.values;
    return text;
  }

  async edit(part: string, value: Value): Promise<void> {
    if (part === "slug") await this.page.getByLabel("Slug").fill(String(value));
    else if (part === "light") await this.page.getByLabel("Light mode navigation").click();
    else {
      const card = this.page.locator(`[data-focus-owner="${part}"]`);
      const area = card.getByLabel("Content");
      // Asks the toggle whether the card is open, and not the text area: an open card has none until
      // the code of the text editor has loaded.
      const toggle = card.locator(".module-card-toggle");
      if ((await toggle.getAttribute("aria-expanded")) !== "true") await toggle.click();
      await this.writeText(area, part, String(value));
    }
    this.values = new Map(this.values).set(part, value);
    this.held.push(this.values);
  }

  /**
   * Empties a text, with its heading or list, and writes it again: by typing, or by pasting
   * Markdown.
   */
  private async writeText(area: Locator, part: string, text: string): Promise<void> {
    await area.fill("");
    for (let step = 0; step < 2; step += 1) await area.press("Backspace");
    // For a moment the text is empty. A draft with this state may be stored, too.
    this.held.push(new Map(this.values).set(part, ""));
    if (wordsIn(text) === text) await area.fill(text);
    else await pasteInto(area, { "text/plain": text });
  }

  async add(value: string): Promise<void> {
    const before = new Set(await this.moduleIds());
    await this.page.getByRole("button", { name: "Add module... to Result" }).click();
    await this.page.getByRole("menuitem", { name: "Text", exact: true }).click();
    await eventually(async () => (await this.moduleIds()).length).toBe(before.size + 1);
    const id = (await this.moduleIds()).find((each) => !before.has(each)) ?? "";
    await this.edit(id, value);
  }

  async remove(id: string): Promise<void> {
    const card = this.page.locator(`[data-focus-owner="${id}"]`);
    await card.getByRole("button", { name: /^Delete/ }).click();
    const values = new Map(this.values);
    values.delete(id);
    this.values = values;
    this.held.push(values);
  }

  /** Expects that the form shows `values`. */
  async expectForm(): Promise<void> {
    const words = new Map([...this.values].map(([part, value]) => [part, wordsIn(value)]));
    await eventually(async () => entriesOf(await this.readForm())).toEqual(entriesOf(words));
  }

  /**
   * Answers the question about each part that both windows have changed, at random. Expects no
   * other questions.
   * @returns the state that the form should have after that
   */
  async join(base: State, mine: State, theirs: State): Promise<State> {
    const clashes = clashesOf(base, mine, theirs);
    if (clashes.length === 0) return joinOf(base, mine, theirs);
    const dialog = this.page.getByRole("dialog", { name: "This project was changed elsewhere" });
    await dialog.waitFor();
    expect(await dialog.getByRole("group").count()).toBe(clashes.length);
    const choices = new Map<string, Choice>();
    for (const part of clashes) {
      const [own, other] = [wordsFor(mine.get(part)), wordsFor(theirs.get(part))];
      const group = dialog.getByRole("group").filter({ hasText: markOf(part, own, other) });
      const words = await group.innerText();
      expect([words.includes(own), words.includes(other)]).toEqual([true, true]);
      const choice: Choice = this.random.chance(0.5) ? "mine" : "theirs";
      choices.set(part, choice);
      const name = choice === "mine" ? /^Keep mine/ : /^Take the saved one/;
      await group.getByRole("radio", { name }).check();
    }
    await dialog.getByRole("button", { name: "Use these" }).click();
    await dialog.waitFor({ state: "detached" });
    return joinOf(base, mine, theirs, choices);
  }

  /**
   * Recovers all drafts of closed windows. Expects that the editor offers exactly those drafts that
   * would change the form.
   * @param takenOver the editors whose drafts another window has recovered: a window that opens at
   * the same time may still offer these drafts
   * @returns the number of recovered drafts
   */
  async recover(
    drafts: readonly FoundDraft[],
    takenOver: ReadonlySet<string> = new Set(),
  ): Promise<number> {
    const adding = () =>
      drafts.filter(({ base, values }) => {
        if (clashesOf(base, values, this.values).length > 0) return true;
        const joined = entriesOf(joinOf(base, values, this.values));
        return JSON.stringify(joined) !== JSON.stringify(entriesOf(this.values));
      });
    const offers = this.page.getByRole("region", { name: "Unsaved changes" });
    const offered = async () => {
      const names = await offers.evaluateAll((all) =>
        all.map(({ id }) => id.replace("draft-", "")),
      );
      const isLeft = (name: string) => drafts.some(({ editor }) => editor === name);
      return names.filter((name) => isLeft(name) || !takenOver.has(name));
    };
    let count = 0;
    for (let wanted = adding(); wanted.length > 0; wanted = adding()) {
      const names = wanted.map(({ editor }) => editor).sort();
      await eventually(async () => (await offered()).sort()).toEqual(names);
      const draft = this.random.pick(wanted);
      await this.page
        .locator(`#draft-${draft.editor}`)
        .getByRole("button", { name: "Recover" })
        .click();
      const before = this.values;
      this.values = await this.join(draft.base, draft.values, before);
      await this.expectForm();
      count += 1;
      // The draft is not offered again, even if the owner has chosen the form's version of every part.
      drafts = drafts.filter((each) => each !== draft);
    }
    await eventually(offered).toEqual([]);
    return count;
  }

  private moduleIds(): Promise<string[]> {
    return this.page
      .locator(".module-card")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-focus-owner") ?? ""));
  }

  private async readForm(): Promise<State> {
    const modules = await this.page
      .locator(".module-card")
      .evaluateAll((cards) =>
        cards.map((card): [string, string] => [
          card.getAttribute("data-focus-owner") ?? "",
          card.querySelector<HTMLElement>(".rich-text-content")?.innerText ??
            card.querySelector(".module-card-preview")?.textContent ??
            "",
        ]),
      );
    return new Map<string, Value>([
      ["slug", await this.page.getByLabel("Slug").inputValue()],
      ["light", await this.page.getByLabel("Light mode navigation").isChecked()],
      ...modules,
    ]);
  }
}

function wordsFor(value: Value): string {
  if (value === undefined) return "Deleted";
  return typeof value === "string" ? wordsIn(value) : value ? "On" : "Off";
}

/** A text without its markup. Any other value is returned unchanged. */
function wordsIn<Read extends Value>(value: Read): Read | string {
  return typeof value === "string" ? value.replace(/^(?:## |- |> |1\. )/, "") : value;
}

/** A text that is in the question about this part, and in no other question. */
function markOf(part: string, own: string, other: string): string {
  if (part === "light") return "Light mode navigation";
  return own === "Deleted" ? other : own;
}
