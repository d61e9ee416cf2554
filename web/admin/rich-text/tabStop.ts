import type { ResolvedPos } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Extension } from "@tiptap/react";

/**
 * Makes the editor a stop of the Tab key. In a list it moves an item further in, and Shift+Tab back out,
 * as far as there is to move; from there, and from anywhere else, they leave the editor. A dialog looks for
 * the next stop by address, and a browser does not focus links inside of edited text: so links have none
 * while they are edited, only in what the editor yields.
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
  addProseMirrorPlugins() {
    const { editor } = this;
    const move = (isOut: boolean) => {
      if (!isOut) return editor.commands.sinkListItem("listItem");
      return isNested(editor.state.selection.$from) && editor.commands.liftListItem("listItem");
    };
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (_view, event) => {
              if (event.key !== "Tab" || event.ctrlKey || event.metaKey || event.altKey)
                return false;
              if (move(event.shiftKey)) {
                event.preventDefault();
                // A dialog around it would move the focus.
                event.stopPropagation();
              }
              return true;
            },
          },
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
    ];
  },
});

/** Whether it is in a list that is in a list. */
function isNested(place: ResolvedPos): boolean {
  const names = Array.from({ length: place.depth + 1 }, (_, level) => place.node(level).type.name);
  return names.filter((name) => name === "listItem").length > 1;
}
