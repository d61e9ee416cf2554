import { Code } from "@tiptap/extension-code";
import { Heading } from "@tiptap/extension-heading";
import type { ResolvedPos } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { type Editor, Extension, InputRule, Mark } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";

type Options = {
  /** The elements of the two levels of headings on the page. */
  headings?: readonly [string, string];
  /** Decides which link targets are allowed. */
  isAllowedLink?: (address: string) => boolean;
  /** Whether the texts are cells of tables, which have no headings, lists or quotations. */
  isInTable?: boolean;
};

/**
 * The editor's extensions for exactly the formats that can be stored. Headings have two levels: 2 and 3 in
 * the editor.
 */
export function richTextExtensions({
  headings = ["h3", "h4"],
  isAllowedLink = (address) => /^(?:https?:\/\/|mailto:)\S+$/i.test(address),
  isInTable = false,
}: Options = {}) {
  const [upper, lower] = headings;
  return [
    StarterKit.configure({
      heading: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      trailingNode: false,
      ...(isInTable && {
        ...{ document: false, blockquote: false, listKeymap: false },
        ...{ bulletList: false, orderedList: false, listItem: false },
      }),
      link: {
        openOnClick: false,
        autolink: true,
        linkOnPaste: false,
        defaultProtocol: "https",
        isAllowedUri: isAllowedLink,
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    // Code is possible inside bold text and links, too.
    Code.extend({ excludes: "code" }),
    ...(isInTable ? [] : [headingsOf(upper, lower), tabStop]),
    raised("superscript", "sup", "super", "."),
    raised("subscript", "sub", "sub", ","),
    commandKey,
    toolbarKey,
    linkView,
    freshSelection,
  ];
}

function headingsOf(upper: string, lower: string) {
  return Heading.extend({
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
  }).configure({ levels: [2, 3] });
}

/** Alt+F10 moves the focus to the toolbar, as in other editors, because Tab indents list items. */
const toolbarKey = Extension.create({
  name: "toolbarKey",
  addKeyboardShortcuts: () => ({
    "Alt-F10": ({ editor }) => {
      const field = editor.view.dom.closest(".rich-text-field");
      field?.querySelector<HTMLElement>("[role=toolbar] button")?.focus();
      return true;
    },
  }),
});

/**
 * Adds shortcuts with Cmd on every platform. The marks' own shortcuts use Cmd on Apple devices, and
 * Ctrl elsewhere.
 */
const commandKey = Extension.create({
  name: "commandKey",
  addKeyboardShortcuts() {
    return {
      "Meta-b": () => this.editor.commands.toggleBold(),
      "Meta-i": () => this.editor.commands.toggleItalic(),
      "Meta-u": () => this.editor.commands.toggleUnderline(),
      "Meta-Shift-s": () => this.editor.commands.toggleStrike(),
    };
  },
});

type Height = "superscript" | "subscript";

/** Toggles superscript or subscript. Each of them removes the other. */
export function toggleHeight(editor: Editor, height: Height): boolean {
  const other = height === "superscript" ? "subscript" : "superscript";
  return editor.chain().focus().unsetMark(other).toggleMark(height).run();
}

function raised(name: Height, tag: string, align: string, key: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }, { style: `vertical-align=${align}` }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      const toggle = () => toggleHeight(this.editor, name);
      return { [`Ctrl-${key}`]: toggle, [`Meta-${key}`]: toggle };
    },
  });
}

/**
 * Reads the selection before a key is handled. Browsers report a new selection only after the key that
 * changed it and, on a busy machine, even after the next key, which would then act on the old selection.
 */
const freshSelection = Extension.create({
  name: "freshSelection",
  // Runs before all other key handlers.
  priority: 2_000,
  addProseMirrorPlugins() {
    const readSelection = ({ dom }: { dom: HTMLElement }, event: KeyboardEvent) => {
      // During composition, as in Japanese, only the browser may change the text and the selection.
      if (!event.isComposing) dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
    };
    return [new Plugin({ props: { handleDOMEvents: { keydown: readSelection } } })];
  },
});

/**
 * In a list, Tab indents an item and Shift+Tab outdents it, as far as possible. Otherwise the keys
 * move the focus out of the editor.
 */
const tabStop = Extension.create({
  name: "tabStop",
  // Runs before the list's own Tab handler.
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
                // Otherwise a surrounding dialog would move the focus.
                event.stopPropagation();
              }
              return true;
            },
          },
        },
      }),
    ];
  },
});

/**
 * Renders links in the editor without `href`, which only the output has. Dialogs would count links
 * with `href` as tab stops, but browsers do not focus links in editable text.
 */
const linkView = Extension.create({
  name: "linkView",
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
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

/** Whether a position is in a nested list. */
function isNested(place: ResolvedPos): boolean {
  const names = Array.from({ length: place.depth + 1 }, (_, level) => place.node(level).type.name);
  return names.filter((name) => name === "listItem").length > 1;
}
