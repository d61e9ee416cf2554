import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { moduleRows } from "../../../../content/module-rows";
import {
  completeLayout,
  type LaidOutSection,
  sectionNameIn,
  shortLayout,
} from "../../../../content/section-layout";
import type { SectionKey } from "../../../../content/sections";
import { dismissToast, showUndo } from "../../../ui/toast/showToast";
import { fieldBackupPrefix } from "../../editing/drafts/fieldBackups";
import type { ChangeOrigin } from "../../editing/history";
import { useSectionNames } from "../../editing/sectionNames";
import { useUndoShortcut } from "../../editing/useUndoShortcut";
import {
  type Arrangement,
  appendModules,
  arrangeModule,
  duplicateModule,
  findModule,
  insertBehind,
  insertModule,
  type ModulePlace,
  moveModule,
  placeBeside,
  placeOf,
  putBeside,
  removeModule,
  replaceModule,
} from "../model/moduleEdits";
import type { ProjectChange, ProjectValues } from "../model/projectValues";
import { createModule, isBlank, moduleLabel } from "../module-types/contentModules";
import { copyModule } from "../module-types/copiedModule";
import type { ContentModule } from "../module-types/moduleTypes";
import { showPart } from "../places/showPart";
import type { ModuleEditing } from "./ModuleEditing";
import { readClipboard, writeClipboard } from "./moduleClipboard";
import { missingPictures, pastedModules } from "./propose/pastedModules";
import { usePastedPictures } from "./propose/usePastedPictures";
import { useModuleFocus } from "./useModuleFocus";
import { useUndoFeedback } from "./useUndoFeedback";

type Options = {
  databaseId: number;
  /** Whether the project needs the password. */
  isProtected: boolean;
  values: ProjectValues;
  update: (change: ProjectChange, origin?: ChangeOrigin) => void;
  undo: () => void;
  redo: () => void;
  commandCount: number;
};

const arranged = { beside: "Put beside", apart: "On its own row", wide: "Width changed" } as const;

/** The actions of the module editor on the form's values, and the state of open modules. */
export function useModuleEdits(options: Options) {
  const { databaseId, isProtected, values, update, undo, redo, commandCount } = options;
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [isDragging, setDragging] = useState(false);
  const names = useSectionNames();
  const [announcement, setAnnouncement] = useState("");
  const focus = useModuleFocus();
  const notices = useRef<number[]>([]);
  // The notices offer to undo, which a closed editor cannot do.
  useEffect(() => {
    const shown = notices.current;
    return () => {
      for (const notice of shown) dismissToast(notice);
    };
  }, []);
  const latest = useRef(values);
  latest.current = values;
  const open = useCallback((id: string) => setExpanded((ids) => new Set(ids).add(id)), []);
  const withFeedback = useUndoFeedback({
    values,
    names,
    commandCount,
    open,
    focus,
    announce: setAnnouncement,
  });
  useUndoShortcut(withFeedback(undo, "Undone"), withFeedback(redo, "Redone"));

  const write = useCallback(
    (next: ProjectValues, origin?: ChangeOrigin) => {
      latest.current = next;
      update(() => next, origin);
    },
    [update],
  );
  const { send: upload, ...sending } = usePastedPictures({
    onArrived: ({ id, put }, src) => {
      const module = findModule(latest.current, id);
      const next = module && put(module, src);
      if (next) write(replaceModule(latest.current, next));
    },
    onGone: (id) => {
      const module = findModule(latest.current, id);
      if (module && isBlank(module)) write(removeModule(latest.current, id));
    },
  });

  const editing = useMemo((): ModuleEditing => {
    const nameOf = (section: SectionKey) =>
      sectionNameIn(latest.current.sectionLayout, section, names);
    const layOut = (sectionLayout: readonly LaidOutSection[]) =>
      write({ ...latest.current, sectionLayout: shortLayout(sectionLayout) });
    const announce = (id: string) => {
      const place = placeOf(latest.current, id);
      if (!place) return;
      const { section, index } = place;
      const count = latest.current[section].length;
      setAnnouncement(`Moved to ${nameOf(section)}, place ${index + 1} of ${count}`);
    };
    const move = (id: string, to: ModulePlace) => {
      write(moveModule(latest.current, id, to));
      announce(id);
    };
    const arrange = (id: string, how: Arrangement) => {
      write(arrangeModule(latest.current, id, how));
      if (how === "up" || how === "down") announce(id);
      else setAnnouncement(arranged[how]);
    };
    const appendOne = (section: SectionKey, module: ContentModule) => {
      write(appendModules(latest.current, section, [module]));
      open(module.id);
      focus(module.id, "toggle");
    };
    return {
      backupPrefix: fieldBackupPrefix(databaseId),
      setDragging,
      add: (section, type) => appendOne(section, createModule(type)),
      copy: (module) => void writeClipboard(copyModule(module, isProtected)),
      paste: async (section) => {
        const module = await readClipboard();
        if (module) appendOne(section, module);
      },
      change: (module, origin) => write(replaceModule(latest.current, module), origin),
      undo: withFeedback(undo, "Undone"),
      redo: withFeedback(redo, "Redone"),
      changeFields: (module, fields) => {
        const current = findModule(latest.current, module.id) ?? module;
        write(replaceModule(latest.current, { ...current, ...fields } as ContentModule)); // both have the same type
      },
      insertAfter: (id, parts) => {
        const { modules, uploads } = pastedModules(parts);
        write(insertBehind(latest.current, id, modules));
        for (const module of modules) open(module.id);
        upload(uploads);
      },
      append: (section, { modules, uploads }) => {
        write(appendModules(latest.current, section, modules));
        // If files are refused, this removes their modules at once.
        upload(uploads);
        const added = modules.filter(({ id }) => findModule(latest.current, id));
        const [module] = added;
        if (!module) return;
        // If all modules of a document were opened, the form would be too long.
        if (added.length === 1) open(module.id);
        focus(module.id, "toggle");
        const notice = showUndo({
          title: added.length === 1 ? "Module added" : `${added.length} modules added`,
          description: `${added.length === 1 ? `${moduleLabel(module.type)} in` : "In"} ${nameOf(section)}.${missingPictures(added, uploads)}`,
          onUndo: () => {
            write(added.reduce((values, { id }) => removeModule(values, id), latest.current));
            focus(section, "paste");
          },
        });
        notices.current.push(notice);
      },
      remove: (id) => {
        const place = placeOf(latest.current, id);
        const siblings = place ? latest.current[place.section] : [];
        const module = place && siblings[place.index];
        if (!module) return;
        const row = moduleRows(siblings).find((each) => each.includes(module)) ?? [];
        const column = row.indexOf(module);
        write(removeModule(latest.current, id));
        setExpanded(new Set());
        const next = siblings[place.index + 1] ?? siblings[place.index - 1];
        focus(next?.id ?? place.section, next ? "toggle" : "add");
        const notice = showUndo({
          title: "Module deleted",
          description: `${moduleLabel(module.type)} in ${nameOf(place.section)}`,
          onUndo: () => {
            const { section, index } = place;
            const restored = insertModule(latest.current, { section, index }, module);
            const [left, right] = [row[column - 1], row[column + 1]];
            const beside = left ?? right;
            const side = left ? "after" : "before";
            write(beside ? putBeside(restored, id, beside.id, side) : restored);
            focus(id, "toggle");
          },
        });
        notices.current.push(notice);
      },
      duplicate: (id) => {
        const copy = duplicateModule(latest.current, id);
        write(copy.values);
        focus(copy.id, "toggle");
      },
      step: (id, direction) => {
        arrange(id, direction);
        focus(id, direction);
      },
      arrange,
      move: (id, to) => {
        move(id, to);
        focus(id, "handle");
      },
      putBeside: (id, target) => {
        write(putBeside(latest.current, id, target, "after"));
        announce(id);
        focus(id, "handle");
      },
      arrangeBeside: (id, target, side) => {
        const place = placeBeside(latest.current, target, side);
        if (place) move(id, place);
      },
      toggle: (id) =>
        setExpanded((ids) => {
          const next = new Set(ids);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
      changeSection: (section, change) =>
        layOut(
          completeLayout(latest.current.sectionLayout).map((entry) =>
            entry.section === section ? { ...entry, ...change } : entry,
          ),
        ),
      stepSection: (section, direction) => {
        const layout = completeLayout(latest.current.sectionLayout);
        const from = layout.findIndex((entry) => entry.section === section);
        const to = direction === "up" ? from - 1 : from + 1;
        const [entry, other] = [layout[from], layout[to]];
        if (!entry || !other) return;
        layOut(layout.with(from, other).with(to, entry));
        setAnnouncement(`Moved ${nameOf(section)} to place ${to + 1} of ${layout.length}`);
        focus(section, "section");
      },
      show: (part, picked) => {
        if (findModule(latest.current, part)) open(part);
        showPart(part, picked);
      },
    };
  }, [databaseId, isProtected, names, write, undo, redo, withFeedback, open, focus, upload]);
  return { editing, expanded, isDragging, announcement, sending };
}
