import { Code } from "@tiptap/extension-code";
import { Heading } from "@tiptap/extension-heading";
import { Extension, InputRule } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { freshSelection } from "./freshSelection";
import { tabStop } from "./tabStop";

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
