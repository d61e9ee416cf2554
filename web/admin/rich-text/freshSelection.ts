import { Plugin } from "@tiptap/pm/state";
import { Extension } from "@tiptap/react";

/**
 * Reads what is chosen before a key is handled. Browsers tell of a new selection only after the key that
 * made it, and where the machine is busy after the next key, too, which would then act on the former one.
 */
export const freshSelection = Extension.create({
  name: "freshSelection",
  // Before all that handles keys.
  priority: 2_000,
  addProseMirrorPlugins() {
    const readSelection = ({ dom }: { dom: HTMLElement }, event: KeyboardEvent) => {
      // What is being composed, as in Japanese, is the browser's until it is done.
      if (!event.isComposing) dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
    };
    return [new Plugin({ props: { handleDOMEvents: { keydown: readSelection } } })];
  },
});
