import { Extension } from "@tiptap/react";

export type Beyond = { undo: () => void; redo: () => void };

/** Hands undo and redo on where the text has nothing left: to the form that it is a part of. */
export const undoBeyond = Extension.create<{ beyond: () => Beyond | undefined }>({
  name: "undoBeyond",
  // After the text's own history.
  priority: 10,
  addOptions: () => ({ beyond: () => undefined }),
  addKeyboardShortcuts() {
    const undo = () => {
      this.options.beyond()?.undo();
      // The browser has a history of its own, which knows nothing of the text's.
      return true;
    };
    const redo = () => {
      this.options.beyond()?.redo();
      return true;
    };
    return { "Mod-z": undo, "Shift-Mod-z": redo, "Mod-y": redo };
  },
});
