import { expect, test } from "vitest";
import { openAsOwner, signIn } from "../harness/admin.ts";
import { eventually } from "../harness/eventually.ts";
import { openBeside, startJourney } from "../harness/journey.ts";
import {
  changesOf,
  clashesOf,
  createRandom,
  entriesOf,
  joinOf,
  type State,
} from "./editor-model.ts";
import { EditorSite } from "./editor-site.ts";
import { EditorTab } from "./editor-tab.ts";

/**
 * Whether `npm run editor:torture` runs, which makes 200 edits with a new seed each time.
 * `npm run test:journeys` makes fewer edits, always the same.
 */
const isFull = process.env.TORTURE === "full";
const editCount = isFull ? 200 : 24;
const seed = Number(process.env.TORTURE_SEED ?? (isFull ? Date.now() % 1_000_000 : 11));

const journey = startJourney({ ownServer: true });
const random = createRandom(seed);

type Step = "edit" | "add" | "delete" | "save" | "close" | "crash" | "kill" | "killWhileSaving";

/** The steps of the test, in an order that depends on the seed. */
function plan(): Step[] {
  const share = (count: number) => Math.max(1, Math.round((count * editCount) / 200));
  const steps: [Step, number][] = [
    ["add", share(10)],
    ["delete", share(8)],
    ["save", share(32)],
    ["close", share(8)],
    ["crash", share(8)],
    ["kill", share(8)],
    ["killWhileSaving", share(5)],
  ];
  const edits = editCount - share(10) - share(8);
  return random.shuffle(
    [...steps, ["edit", edits] as const].flatMap(([step, count]) => Array(count).fill(step)),
  );
}

test(
  `two tabs, ${editCount} random edits, tabs and servers that die: seed ${seed}`,
  async () => {
    const witness = await journey.open("/robots.txt", {
      expectedProblems: /./,
      prepare: (page) => signIn(page, journey),
    });
    const site = new EditorSite(journey, witness, await createProject());
    let { state: saved, version } = await site.readProject();
    let serial = 0;
    const counts = { promises: 0, questions: 0, recovered: 0 };
    const nextWord = () => `word-${++serial}`;
    const nextText = () => random.pick(["", "", "## ", "- ", "> ", "1. "]) + nextWord();

    const openTab = async (): Promise<EditorTab> => {
      const known = await site.readOpenEditors();
      const page = await openBeside(site.context, `/admin/edit/${site.databaseId}`);
      const opened = async () =>
        (await site.readOpenEditors()).filter((editor) => !known.includes(editor));
      await eventually(async () => (await opened()).length).toBe(1);
      const [editor = ""] = await opened();
      return new EditorTab(page, editor, random, saved);
    };

    const tabs = [await openTab(), await openTab()];
    const takenOver = new Set<string>();
    const isDirty = (tab: EditorTab) => changesOf(tab.base, tab.values).length > 0;

    /**
     * Expects that a stored draft contains the edits that were stored according to the indicator of a
     * window that has been closed.
     */
    const expectKept = async (tab: EditorTab, places: { browser: boolean; server: boolean }) => {
      const promised = changesOf(tab.base, tab.promised);
      if (promised.length === 0) return;
      counts.promises += 1;
      // The owner may have typed after the indicator said so. Later values are therefore accepted.
      const later = tab.held.slice(tab.held.lastIndexOf(tab.promised) + 1);
      const isKept = (values: State) =>
        promised.every((part) =>
          [tab.promised, ...later].some((state) => state.get(part) === values.get(part)),
        );
      const drafts = await site.readDrafts(places);
      expect(
        drafts.map(({ values }) => isKept(values)),
        `${JSON.stringify(entriesOf(tab.promised))} in ${JSON.stringify(drafts.map(({ values }) => entriesOf(values)))}`,
      ).toContain(true);
    };

    /** Opens a window in place of a closed window, and recovers the drafts of closed windows. */
    const reopen = async (index: number) => {
      if (!site.isRunning) await site.restart();
      const tab = await openTab();
      const open = [tab, tabs[1 - index]].map((each) => each?.editor);
      const drafts = await site.readDrafts({ browser: true, server: true });
      const left = drafts.filter(({ editor }) => !open.includes(editor));
      counts.recovered += await tab.recover(left, takenOver);
      for (const { editor } of left) takenOver.add(editor);
      tabs[index] = tab;
    };

    const save = async (tab: EditorTab) => {
      if (!isDirty(tab)) return;
      if (!site.isRunning) await site.restart();
      await eventually(() => tab.indicator()).toBe("Changes not on the site yet");
      const [base, mine] = [tab.base, tab.values];
      counts.questions += clashesOf(base, mine, saved).length;
      await tab.page.getByRole("button", { name: "Save Changes" }).click();
      const joined = await tab.join(base, mine, saved);
      await eventually(() => tab.indicator()).toBe("");
      ({ state: saved, version } = await site.readProject());
      expect(entriesOf(saved)).toEqual(entriesOf(joined));
      [tab.base, tab.values, tab.promised, tab.held] = [saved, saved, saved, []];
      await tab.expectForm();
    };

    const run: Record<Step, (index: number, tab: EditorTab) => Promise<void>> = {
      edit: async (_index, tab) => {
        const part = random.pick([...tab.values.keys()]);
        if (part === "light") await tab.edit(part, !tab.values.get(part));
        else await tab.edit(part, part === "slug" ? nextWord() : nextText());
        if (random.chance(0.4)) await tab.awaitPromise();
        else await tab.notePromise();
      },
      add: async (_index, tab) => tab.add(nextText()),
      delete: async (_index, tab) => {
        const modules = [...tab.values.keys()].filter(
          (part) => part !== "slug" && part !== "light",
        );
        if (modules.length > 2) await tab.remove(random.pick(modules));
      },
      save: async (_index, tab) => save(tab),
      close: async (index, tab) => {
        await tab.notePromise();
        await tab.page.close();
        await expectKept(tab, { browser: true, server: site.isRunning });
        await reopen(index);
      },
      crash: async (index, tab) => {
        await tab.notePromise();
        const devtools = await site.context.newCDPSession(tab.page);
        await Promise.race([
          tab.page.waitForEvent("crash"),
          devtools.send("Page.crash").catch(() => {}),
        ]);
        await tab.page.close();
        await expectKept(tab, { browser: true, server: site.isRunning });
        await reopen(index);
      },
      kill: async () => {
        if (site.isRunning) await site.kill();
        else await site.restart();
      },
      killWhileSaving: async (_index, tab) => {
        if (!site.isRunning) await site.restart();
        if (!isDirty(tab) || clashesOf(tab.base, tab.values, saved).length > 0) return;
        const before = version;
        const mine = tab.values;
        if (changesOf(tab.base, saved).length > 0) return;
        await eventually(() => tab.indicator()).toBe("Changes not on the site yet");
        await tab.page.getByRole("button", { name: "Save Changes" }).click();
        await site.kill();
        await site.restart();
        ({ state: saved, version } = await site.readProject());
        if (version !== before) {
          expect(entriesOf(saved)).toEqual(entriesOf(joinOf(tab.base, mine, tab.base)));
        }
        // Either the response arrived before the kill, or the form still contains the unsaved edits.
        await eventually(() => tab.indicator()).toMatch(/^(Changes not on the site yet)?$/);
        if ((await tab.indicator()) === "") [tab.base, tab.promised, tab.held] = [saved, saved, []];
        await tab.expectForm();
      },
    };

    const steps = plan();
    for (const [place, step] of steps.entries()) {
      const index = random.below(2);
      const tab = tabs[index];
      if (!tab) throw new Error("a window is missing");
      try {
        await run[step](index, tab);
      } catch (error) {
        throw new Error(`seed ${seed}, step ${place + 1} of ${steps.length} (${step})`, {
          cause: error,
        });
      }
    }

    // Both windows and the server end after the indicators have said that all edits are stored. Another
    // browser then recovers the edits from the server.
    if (!site.isRunning) await site.restart();
    for (const tab of tabs) {
      if (!isDirty(tab)) await tab.edit("slug", nextWord());
      await eventually(() => tab.indicator()).toBe("Changes not on the site yet");
      await tab.notePromise();
    }
    await site.kill();
    for (const tab of tabs) await tab.page.close();
    await site.restart();
    for (const tab of tabs) await expectKept(tab, { browser: false, server: true });
    const elsewhere = await openAsOwner(journey, `/admin/edit/${site.databaseId}`, {
      expectedProblems: /./,
    });
    const last = new EditorTab(elsewhere, "elsewhere", random, saved);
    counts.recovered += await last.recover(await site.readDrafts({ browser: false, server: true }));
    await save(last);
    process.stdout.write(`seed ${seed}: ${JSON.stringify(counts)}\n`);
    expect(counts.promises).toBeGreaterThan(0);

    async function createProject(): Promise<number> {
      const module = (content: string, id: string) => ({ type: "text", content, id });
      const text = (...ids: string[]) => JSON.stringify(ids.map((id) => module(`first-${id}`, id)));
      const response = await witness.request.post(`${journey.server.origin}/graphql`, {
        headers: { origin: journey.server.origin },
        data: {
          query:
            "mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { databaseId } } }",
          variables: {
            input: {
              name: "Torture",
              slug: `torture-${seed}`,
              sectionTexts: { role: text("m1"), why: text("m2", "m3"), process: text("m4") },
            },
          },
        },
      });
      return (await response.json()).data.createProject.project.databaseId;
    }
  },
  isFull ? 1_800_000 : 180_000,
);
