import { Plugin } from "@tiptap/pm/state";
import { Extension } from "@tiptap/react";

/**
 * Makes the editor one stop of the Tab key in both directions. A dialog looks for the next stop by
 * address, and a browser does not focus links inside of edited text: so links have none while they are
 * edited, only in what the editor yields. List items go deeper with Ctrl+] and back with Ctrl+[.
 */
export const tabStop = Extension.create({
  name: "tabStop",
  // Before the list, which would take Tab for itself.
  priority: 1_000,
  addKeyboardShortcuts() {
    return {
      "Mod-]": () => this.editor.commands.sinkListItem("listItem"),
      "Mod-[": () => this.editor.commands.liftListItem("listItem"),
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: { keydown: (_view, { key }) => key === "Tab" },
        markViews: {
          link: ({ attrs }) => {
            const dom = document.createElement("a");
            dom.setAttribute("role", "link");
            dom.title = String(attrs.href);
            return { dom };
          },
        },
      },
    }),
  ],
});
