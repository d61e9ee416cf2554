import { type Editor, useEditorState } from "@tiptap/react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Button } from "../../ui/button/Button";
import { TextField } from "../../ui/field/TextField";
import { LinkIcon } from "../../ui/icon/icons";
import { isComposing } from "../../ui/isComposing";
import { linkAddress } from "../linkAddress";

type Props = { editor: Editor; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/**
 * Makes the selected text a link, or changes the link at the cursor. Without a selection, it
 * inserts the address.
 */
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
    // Moves the cursor behind the link and ends the link there, so that it does not include text typed next.
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
      <Popover className="rich-text-popover floating" placement="bottom start" offset={8}>
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

/**
 * Turns typed text into the address of a link. Besides what {@link linkAddress} accepts, it may be a
 * telephone number, a path of this site or a part of the page.
 * @returns null for an address that is not allowed
 */
function textLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(?:\/(?!\/)|#)\S*$/.test(text) || /^tel:\+?[\d().-]+$/i.test(text)) return text;
  if (/^\+\d[\d ().-]{4,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, "")}`;
  return linkAddress(text);
}

type LinkFormProps = {
  address: string;
  /** Converts the typed text to the address of a link. Null if the address is not allowed. */
  read: (typed: string) => string | null;
  /** Called with the new address, or an empty one to remove the link. */
  onFinish: (address: string) => void;
};

/** The form for the address of a link. */
function LinkForm({ address, read, onFinish }: LinkFormProps) {
  const [typed, setTyped] = useState(address);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  const apply = () => {
    const next = read(typed);
    if (next === null) setRefused(true);
    else onFinish(next);
  };
  // This form may be inside the form of a dialog, which must not be submitted with it.
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    apply();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !isComposing(event)) handleSubmit(event);
  };
  return (
    <form className="stack" noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label="Web or email address"
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="https://"
        value={typed}
        errorMessage={isRefused ? "Please enter a web or email address." : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(false);
        }}
        onKeyDown={handleKeyDown}
      />
      <div className="rich-text-link-actions">
        {address && (
          <Button size="small" variant="quiet" onClick={() => onFinish("")}>
            Remove link
          </Button>
        )}
        <Button size="small" type="submit" variant="primary">
          Apply
        </Button>
      </div>
    </form>
  );
}
