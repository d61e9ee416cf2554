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
import { createId } from "../../createId";
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
  /** Whether the case study needs the portfolio password. */
  isProtected: boolean;
  values: ProjectValues;
  update: (change: ProjectChange, origin?: ChangeOrigin) => void;
  undo: () => void;
  redo: () => void;
  commandCount: number;
};

const arranged = { beside: "Put beside", apart: "On its own row", wide: "Width changed" } as const;

/** The actions on the modules in the form's values, the ids of the open modules, and running uploads. */
export function useModuleEdits(options: Options) {
  const { databaseId, isProtected, values, update, undo, redo, commandCount } = options;
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [isDragging, setDragging] = useState(false);
  const names = useSectionNames();
  const [announcement, setAnnouncement] = useState("");
  const focus = useModuleFocus();
  const notices = useRef<number[]>([]);
  // Dismisses the notices when the editor closes, because their Undo buttons change its form.
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

  // Passes on the function `change`, not its result: `latest` lacks changes that other parts of the
  // form have made since the last rendering.
  const write = useCallback(
    (change: ProjectChange, origin?: ChangeOrigin) => {
      latest.current = change(latest.current);
      update(change, origin);
    },
    [update],
  );
  const { send: upload, ...sending } = usePastedPictures({
    onArrived: ({ id, put }, src) => {
      write((values) => {
        const module = findModule(values, id);
        const next = module && put(module, src);
        return next ? replaceModule(values, next) : values;
      });
    },
    onGone: (id) => {
      write((values) => {
        const module = findModule(values, id);
        return module && isBlank(module) ? removeModule(values, id) : values;
      });
    },
  });

  const editing = useMemo((): ModuleEditing => {
    const nameOf = (section: SectionKey) =>
      sectionNameIn(latest.current.sectionLayout, section, names);
    const layOut = (change: (layout: LaidOutSection[]) => LaidOutSection[]) =>
      write((values) => {
        const layout = change(completeLayout(values.sectionLayout));
        return { ...values, sectionLayout: shortLayout(layout) };
      });
    const announce = (id: string) => {
      const place = placeOf(latest.current, id);
      if (!place) return;
      const { section, index } = place;
      const count = latest.current[section].length;
      setAnnouncement(`Moved to ${nameOf(section)}, place ${index + 1} of ${count}`);
    };
    const move = (id: string, to: ModulePlace) => {
      write((values) => moveModule(values, id, to));
      announce(id);
    };
    const arrange = (id: string, how: Arrangement) => {
      write((values) => arrangeModule(values, id, how));
      if (how === "up" || how === "down") announce(id);
      else setAnnouncement(arranged[how]);
    };
    const appendOne = (section: SectionKey, module: ContentModule) => {
      write((values) => appendModules(values, section, [module]));
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
      change: (module, origin) => write((values) => replaceModule(values, module), origin),
      undo: withFeedback(undo, "Undone"),
      redo: withFeedback(redo, "Redone"),
      changeFields: (module, fields) => {
        write((values) => {
          const current = findModule(values, module.id) ?? module;
          return replaceModule(values, { ...current, ...fields } as ContentModule); // both have the same type
        });
      },
      insertAfter: (id, parts) => {
        const { modules, uploads } = pastedModules(parts);
        write((values) => insertBehind(values, id, modules));
        for (const module of modules) open(module.id);
        upload(uploads);
      },
      append: async (section, { modules, uploads }) => {
        const [first] = modules;
        if (!first) return;
        write((values) => appendModules(values, section, modules));
        // If all modules of a document were opened, the form would be too long.
        if (modules.length === 1) open(first.id);
        focus(first.id, "toggle");
        // Meanwhile `onGone` removes the modules of refused files.
        await upload(uploads);
        const added = modules.filter(({ id }) => findModule(latest.current, id));
        const [module] = added;
        if (!module) return;
        const notice = showUndo({
          title: added.length === 1 ? "Module added" : `${added.length} modules added`,
          description: `${added.length === 1 ? `${moduleLabel(module.type)} in` : "In"} ${nameOf(section)}.${missingPictures(added, uploads)}`,
          onUndo: () => {
            write((values) => added.reduce((left, { id }) => removeModule(left, id), values));
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
        write((values) => removeModule(values, id));
        setExpanded(new Set());
        const next = siblings[place.index + 1] ?? siblings[place.index - 1];
        focus(next?.id ?? place.section, next ? "toggle" : "add");
        const notice = showUndo({
          title: "Module deleted",
          description: `${moduleLabel(module.type)} in ${nameOf(place.section)}`,
          onUndo: () => {
            const { section, index } = place;
            const [left, right] = [row[column - 1], row[column + 1]];
            const beside = left ?? right;
            const side = left ? "after" : "before";
            write((values) => {
              if (findModule(values, id)) return values; // the undo of the form has restored it already
              const restored = insertModule(values, { section, index }, module);
              return beside ? putBeside(restored, id, beside.id, side) : restored;
            });
            focus(id, "toggle");
          },
        });
        notices.current.push(notice);
      },
      duplicate: (id) => {
        const copy = createId();
        write((values) => duplicateModule(values, id, copy));
        focus(copy, "toggle");
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
        write((values) => putBeside(values, id, target, "after"));
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
        layOut((layout) =>
          layout.map((entry) => (entry.section === section ? { ...entry, ...change } : entry)),
        ),
      stepSection: (section, direction) => {
        const layout = completeLayout(latest.current.sectionLayout);
        const from = layout.findIndex((entry) => entry.section === section);
        const to = direction === "up" ? from - 1 : from + 1;
        const [entry, other] = [layout[from], layout[to]];
        if (!entry || !other) return;
        layOut(() => layout.with(from, other).with(to, entry));
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
