import { type Editor, useEditorState } from "@tiptap/react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { LinkIcon } from "../../ui/icon/LinkIcon";
import { LinkForm } from "./LinkForm";
import { textLinkAddress } from "./textLinkAddress";

type Props = { editor: Editor; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Makes the chosen words a link, or changes the one the cursor is in; without words the address is the words. */
export function LinkControl({ editor, isOpen, onOpenChange }: Props) {
  const address = useEditorState({
    editor,
    selector: ({ editor }) => {
      const href: unknown = editor.getAttributes("link").href;
      return typeof href === "string" ? href : "";
    },
  });
  const finish = (href: string) => {
    onOpenChange(false);
    const isEmpty = editor.state.selection.empty && !editor.isActive("link");
    const link = editor.chain().focus();
    if (!href) link.extendMarkRange("link").unsetLink().run();
    else if (isEmpty) {
      const text = href.replace(/^(?:mailto|tel):/, "");
      link.insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] }).run();
    } else link.extendMarkRange("link").setLink({ href }).run();
    // What is typed next follows the words, and is no part of the link.
    const { to } = editor.state.selection;
    editor.chain().setTextSelection(to).unsetMark("link").run();
  };
  const allows = (href: string) => editor.can().setLink({ href });
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <ToggleButton
        className="rich-text-tool"
        aria-label="Link"
        aria-keyshortcuts="Control+K Meta+K"
        isSelected={address !== ""}
        preventFocusOnPress
      >
        <LinkIcon />
      </ToggleButton>
      <Popover className="rich-text-popover" placement="bottom start" offset={8}>
        <Dialog className="rich-text-link" aria-label="Link">
          <LinkForm
            address={address}
            read={(typed) => {
              const href = textLinkAddress(typed);
              return href && !allows(href) ? null : href;
            }}
            onFinish={finish}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
