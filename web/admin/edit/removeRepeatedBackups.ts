import { sectionKeys } from "../../../content/sections";
import { browserDraftEditors, type Draft, readBrowserDraft } from "../editing/drafts/browserDrafts";
import { fieldBackupPrefix } from "../editing/drafts/fieldBackups";
import { removeFieldBackup } from "../editing/drafts/useFieldBackup";
import { parseProjectDraft } from "./model/parseProjectDraft";
import type { ProjectValues } from "./model/projectValues";
import { cellsOf } from "./module-types/editTable";
import type { ContentModule } from "./module-types/moduleTypes";

/**
 * Removes backups of text fields whose text is also in a draft of the project, so that the same text is not
 * offered twice.
 * @param prefix of the project's drafts in the browser's storage
 * @param offered drafts that were found
 */
export function removeRepeatedBackups(
  databaseId: number,
  prefix: string,
  serverDrafts: readonly { content: string }[],
  offered: readonly Draft<ProjectValues>[] = [],
): void {
  const inBrowser = browserDraftEditors(prefix).map((editor) =>
    readBrowserDraft(prefix, editor, parseProjectDraft),
  );
  const onServer = serverDrafts.map(({ content }) => parseProjectDraft(JSON.parse(content)));
  for (const draft of [...inBrowser, ...onServer, ...offered]) {
    if (draft) removeTexts(databaseId, draft);
  }
}

function removeTexts(databaseId: number, { values }: Draft<ProjectValues>): void {
  for (const module of sectionKeys.flatMap((key) => values[key])) {
    const prefix = `${fieldBackupPrefix(databaseId)}${module.id}_`;
    if (module.type === "table") removeFieldBackup(`${prefix}cells`, cellsOf(module));
    for (const [name, text] of textsOf(module)) {
      const key = `${prefix}${name}`;
      // As this version stores a text, and as earlier ones did.
      if ("markup" in module) removeFieldBackup(key, { text, markup: module.markup });
      else removeFieldBackup(key, { text });
      removeFieldBackup(key, text);
    }
  }
}

/** The texts that are backed up, by the names of their fields. */
function textsOf(module: ContentModule): (readonly [string, unknown])[] {
  return module.type === "columns"
    ? module.items.map(({ content }, place) => [`column_${place}`, content])
    : Object.entries(module);
}
