import { type Editor, useEditorState } from "@tiptap/react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Separator } from "react-aria-components/Separator";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Toolbar } from "react-aria-components/Toolbar";
import {
  CodeIcon,
  IndentIcon,
  ListIcon,
  NumberedListIcon,
  OutdentIcon,
  QuotationIcon,
  SubscriptIcon,
  SuperscriptIcon,
} from "../../ui/icon/icons";
import { LinkControl } from "./LinkControl";
import { toggleHeight } from "./richTextExtensions";

type Props = {
  editor: Editor;
  label: string;
  isAskingLink: boolean;
  onAskLink: (isAsking: boolean) => void;
  /** Whether the stored source is shown instead of the formatted text. */
  isSource: boolean;
  /** Undefined for a format without a source. */
  onSource: ((isSource: boolean) => void) | undefined;
  /** Tools that replace the buttons for headings, lists and quotations. */
  tools?: ReactNode;
};

/** Formats of text within a line, by their names in the editor. */
const marks = [
  { name: "bold", label: "Bold", keys: "B", sign: <strong>B</strong> },
  { name: "italic", label: "Italic", keys: "I", sign: <em>I</em> },
  { name: "underline", label: "Underline", keys: "U", sign: <u>U</u> },
  { name: "strike", label: "Struck through", keys: "Shift+S", sign: <s>S</s> },
  { name: "superscript", label: "Superscript", keys: ".", sign: <SuperscriptIcon /> },
  { name: "subscript", label: "Subscript", keys: ",", sign: <SubscriptIcon /> },
] as const;

type MarkName = (typeof marks)[number]["name"];

function toggleMark(editor: Editor, name: MarkName): void {
  if (name === "superscript" || name === "subscript") toggleHeight(editor, name);
  else editor.chain().focus().toggleMark(name).run();
}

/** The toolbar with the formats of the selected text. Arrow keys move along the toolbar. */
export function RichTextToolbar({
  editor,
  label,
  isAskingLink,
  onAskLink,
  isSource,
  onSource,
  tools,
}: Props) {
  const on = useEditorState({ editor, selector: ({ editor }) => readFormatting(editor, !tools) });
  const chain = () => editor.chain().focus();
  return (
    <Toolbar className="rich-text-toolbar cluster" aria-label={label}>
      {tools && (
        <>
          {tools}
          <Separator className="rich-text-separator" orientation="vertical" />
        </>
      )}
      {!isSource && (
        <>
          {marks.map(({ name, label, keys, sign }) => (
            <ToolbarToggle
              key={name}
              {...{ label, keys }}
              isOn={on[name]}
              onToggle={() => toggleMark(editor, name)}
            >
              {sign}
            </ToolbarToggle>
          ))}
          <LinkControl editor={editor} isOpen={isAskingLink} onOpenChange={onAskLink} />
          <ToolbarToggle label="Code" isOn={on.code} onToggle={() => chain().toggleCode().run()}>
            <CodeIcon />
          </ToolbarToggle>
        </>
      )}
      {!isSource && !tools && (
        <>
          <Separator className="rich-text-separator" orientation="vertical" />
          <ToolbarToggle
            label="Heading"
            isOn={on.heading}
            onToggle={() => chain().toggleHeading({ level: 2 }).run()}
          >
            <strong>H</strong>
          </ToolbarToggle>
          <ToolbarToggle
            label="Subheading"
            isOn={on.subheading}
            onToggle={() => chain().toggleHeading({ level: 3 }).run()}
          >
            <strong className="rich-text-small-letter">H</strong>
          </ToolbarToggle>
          <ToolbarToggle
            label="Bulleted list"
            isOn={on.bulletList}
            onToggle={() => chain().toggleBulletList().run()}
          >
            <ListIcon />
          </ToolbarToggle>
          <ToolbarToggle
            label="Numbered list"
            isOn={on.orderedList}
            onToggle={() => chain().toggleOrderedList().run()}
          >
            <NumberedListIcon />
          </ToolbarToggle>
          <ToolbarButton
            label="Further out"
            isDisabled={!on.canLift}
            onPress={() => chain().liftListItem("listItem").run()}
          >
            <OutdentIcon />
          </ToolbarButton>
          <ToolbarButton
            label="Further in"
            isDisabled={!on.canSink}
            onPress={() => chain().sinkListItem("listItem").run()}
          >
            <IndentIcon />
          </ToolbarButton>
          <ToolbarToggle
            label="Quotation"
            isOn={on.blockquote}
            onToggle={() => chain().toggleBlockquote().run()}
          >
            <QuotationIcon />
          </ToolbarToggle>
        </>
      )}
      {onSource && (
        <ToolbarToggle label="Markup" isOn={isSource} onToggle={() => onSource(!isSource)}>
          <span className="rich-text-source-sign">**</span>
        </ToolbarToggle>
      )}
    </Toolbar>
  );
}

type ToolbarButtonProps = {
  label: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A button that acts on the selected text. */
function ToolbarButton({ label, isDisabled, onPress, children }: ToolbarButtonProps) {
  return (
    <Button
      className="rich-text-tool"
      aria-label={label}
      isDisabled={isDisabled}
      onPress={onPress}
      // Keeps the focus and the selection in the text.
      preventFocusOnPress
    >
      {children}
    </Button>
  );
}

type ToolbarToggleProps = {
  label: string;
  /** The key that toggles the format together with Ctrl or Cmd. */
  keys?: string;
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A button that toggles a format of the selected text. */
function ToolbarToggle({ label, keys, isOn, onToggle, children }: ToolbarToggleProps) {
  return (
    <ToggleButton
      className="rich-text-tool"
      aria-label={label}
      {...(keys && { "aria-keyshortcuts": `Control+${keys} Meta+${keys}` })}
      isSelected={isOn}
      onChange={onToggle}
      // Keeps the focus and the selection in the text.
      preventFocusOnPress
    >
      {children}
    </ToggleButton>
  );
}

/** The formats and possible actions of the selected text. */
function readFormatting(editor: Editor, hasLists: boolean) {
  const isOn = marks.map(({ name }) => [name, editor.isActive(name)]);
  return {
    ...(Object.fromEntries(isOn) as Record<MarkName, boolean>), // an entry for each mark
    code: editor.isActive("code"),
    heading: editor.isActive("heading", { level: 2 }),
    subheading: editor.isActive("heading", { level: 3 }),
    bulletList: editor.isActive("bulletList"),
    orderedList: editor.isActive("orderedList"),
    blockquote: editor.isActive("blockquote"),
    canSink: hasLists && editor.can().sinkListItem("listItem"),
    canLift: hasLists && editor.can().liftListItem("listItem"),
  };
}
