import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { LinkIcon } from "../../../ui/icon/LinkIcon";
import { LinkForm } from "./LinkForm";

/** Makes the chosen words a link, or changes the one the cursor is in. */
export function LinkControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const { address, canLink } = useEditorState({
    editor,
    selector: ({ editor }) => {
      const href: unknown = editor.getAttributes("link").href;
      return {
        address: typeof href === "string" ? href : "",
        canLink: !editor.state.selection.empty || editor.isActive("link"),
      };
    },
  });
  const finish = (next: string) => {
    setOpen(false);
    const link = editor.chain().focus().extendMarkRange("link");
    if (next) link.setLink({ href: next }).run();
    else link.unsetLink().run();
    // What is typed next follows the words, and is no part of the link.
    const { to } = editor.state.selection;
    editor.chain().setTextSelection(to).unsetMark("link").run();
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <ToggleButton
        className="rich-text-tool"
        aria-label="Link"
        isSelected={address !== ""}
        isDisabled={!canLink}
        preventFocusOnPress
      >
        <LinkIcon />
      </ToggleButton>
      <Popover className="rich-text-popover" placement="bottom start" offset={8}>
        <Dialog className="rich-text-link" aria-label="Link">
          <LinkForm address={address} onFinish={finish} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
