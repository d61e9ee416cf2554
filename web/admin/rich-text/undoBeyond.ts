import { Extension } from "@tiptap/react";

export type Beyond = { undo: () => void; redo: () => void };

/** Passes undo and redo on to the form when the text's own history is empty. */
export const undoBeyond = Extension.create<{ beyond: () => Beyond | undefined }>({
  name: "undoBeyond",
  // Lower than the priority of the text's own history, which therefore handles the keys first.
  priority: 10,
  addOptions: () => ({ beyond: () => undefined }),
  addKeyboardShortcuts() {
    const undo = () => {
      this.options.beyond()?.undo();
      // Returns true even without a form, so that the browser does not run its own undo, which does not match
      // the text's history.
      return true;
    };
    const redo = () => {
      this.options.beyond()?.redo();
      return true;
    };
    return { "Mod-z": undo, "Shift-Mod-z": redo, "Mod-y": redo };
  },
});
