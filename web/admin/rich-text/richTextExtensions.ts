import { Code } from "@tiptap/extension-code";
import { Heading } from "@tiptap/extension-heading";
import type { ResolvedPos } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Extension, InputRule } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";

type Options = {
  /** What the two levels of headings are on the page. */
  headings?: readonly [string, string];
  /** Where links may lead. */
  isAllowedLink?: (address: string) => boolean;
};

/** Exactly what can be stored: two levels of headings, which are 2 and 3 here. */
export function richTextExtensions({
  headings = ["h3", "h4"],
  isAllowedLink = (address) => /^(?:https?:\/\/|mailto:)\S+$/i.test(address),
}: Options = {}) {
  const [upper, lower] = headings;
  return [
    StarterKit.configure({
      heading: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        autolink: true,
        linkOnPaste: false,
        defaultProtocol: "https",
        isAllowedUri: isAllowedLink,
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    // In bold words and in links, too.
    Code.extend({ excludes: "code" }),
    Heading.extend({
      parseHTML: () => [
        { tag: upper, attrs: { level: 2 } },
        { tag: lower, attrs: { level: 3 } },
      ],
      renderHTML: ({ node }) => [node.attrs.level === 3 ? lower : upper, 0],
      addInputRules() {
        return [
          ...(this.parent?.() ?? []),
          new InputRule({
            find: /^#\s$/,
            handler: ({ chain, range }) => {
              chain().deleteRange(range).setHeading({ level: 2 }).run();
            },
          }),
        ];
      },
    }).configure({ levels: [2, 3] }),
    commandKey,
    freshSelection,
    tabStop,
  ];
}

/** Cmd marks words on every keyboard that has it; Ctrl does by the marks' own shortcuts. */
const commandKey = Extension.create({
  name: "commandKey",
  addKeyboardShortcuts() {
    return {
      "Meta-b": () => this.editor.commands.toggleBold(),
      "Meta-i": () => this.editor.commands.toggleItalic(),
      "Meta-u": () => this.editor.commands.toggleUnderline(),
    };
  },
});

/**
 * Reads what is chosen before a key is handled. Browsers tell of a new selection only after the key that
 * made it, and where the machine is busy after the next key, too, which would then act on the former one.
 */
const freshSelection = Extension.create({
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

/**
 * Makes the editor a stop of the Tab key. In a list it moves an item further in, and Shift+Tab back out,
 * as far as there is to move; from there, and from anywhere else, they leave the editor. A dialog looks for
 * the next stop by address, and a browser does not focus links inside of edited text: so links have none
 * while they are edited, only in what the editor yields.
 */
const tabStop = Extension.create({
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
