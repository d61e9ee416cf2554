import { type Editor, useEditorState } from "@tiptap/react";
import { Separator } from "react-aria-components/Separator";
import { Toolbar } from "react-aria-components/Toolbar";
import { ListIcon } from "../../../ui/icon/ListIcon";
import { NumberedListIcon } from "../../../ui/icon/NumberedListIcon";
import { QuotationIcon } from "../../../ui/icon/QuotationIcon";
import { LinkControl } from "./LinkControl";
import { ToolbarToggle } from "./ToolbarToggle";

type Props = { editor: Editor; label: string };

/** What the chosen words can be made into. Arrow keys move along it. */
export function RichTextToolbar({ editor, label }: Props) {
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive("bold"),
      italic: editor.isActive("italic"),
      underline: editor.isActive("underline"),
      heading: editor.isActive("heading", { level: 3 }),
      bulletList: editor.isActive("bulletList"),
      orderedList: editor.isActive("orderedList"),
      blockquote: editor.isActive("blockquote"),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <Toolbar className="rich-text-toolbar" aria-label={label}>
      <ToolbarToggle label="Bold" isOn={active.bold} onToggle={() => chain().toggleBold().run()}>
        <strong>B</strong>
      </ToolbarToggle>
      <ToolbarToggle
        label="Italic"
        isOn={active.italic}
        onToggle={() => chain().toggleItalic().run()}
      >
        <em>I</em>
      </ToolbarToggle>
      <ToolbarToggle
        label="Underline"
        isOn={active.underline}
        onToggle={() => chain().toggleUnderline().run()}
      >
        <u>U</u>
      </ToolbarToggle>
      <LinkControl editor={editor} />
      <Separator className="rich-text-separator" orientation="vertical" />
      <ToolbarToggle
        label="Heading"
        isOn={active.heading}
        onToggle={() => chain().toggleHeading({ level: 3 }).run()}
      >
        <strong>H</strong>
      </ToolbarToggle>
      <ToolbarToggle
        label="Bulleted list"
        isOn={active.bulletList}
        onToggle={() => chain().toggleBulletList().run()}
      >
        <ListIcon />
      </ToolbarToggle>
      <ToolbarToggle
        label="Numbered list"
        isOn={active.orderedList}
        onToggle={() => chain().toggleOrderedList().run()}
      >
        <NumberedListIcon />
      </ToolbarToggle>
      <ToolbarToggle
        label="Quotation"
        isOn={active.blockquote}
        onToggle={() => chain().toggleBlockquote().run()}
      >
        <QuotationIcon />
      </ToolbarToggle>
    </Toolbar>
  );
}
