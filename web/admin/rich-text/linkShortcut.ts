import { Extension } from "@tiptap/react";

/** Asks for a link on Ctrl+K or Cmd+K, which elsewhere opens the search of the admin area. */
export const linkShortcut = Extension.create<{ ask: () => void }>({
  name: "linkShortcut",
  addOptions: () => ({ ask: () => {} }),
  addKeyboardShortcuts() {
    const ask = () => {
      this.options.ask();
      return true;
    };
    return { "Mod-k": ask, "Meta-k": ask };
  },
});
