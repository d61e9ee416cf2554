import type { MouseEvent } from "react";
import { IconButton } from "../../../ui/button/IconButton";
import { ListIcon } from "../../../ui/icon/ListIcon";
import type { marks } from "./formatting";

type Props = {
  label: string;
  onMark: (mark: keyof typeof marks) => void;
  onBullets: () => void;
};

/** What the chosen words can be made into. */
export function RichTextToolbar({ label, onMark, onBullets }: Props) {
  // The words stay chosen, and the field keeps the focus, while the pointer is here.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="rich-text-area-toolbar" role="group" aria-label={label}>
      <IconButton label="Bold" onMouseDown={keepFocus} onClick={() => onMark("bold")}>
        <strong>B</strong>
      </IconButton>
      <IconButton label="Italic" onMouseDown={keepFocus} onClick={() => onMark("italic")}>
        <em>I</em>
      </IconButton>
      <IconButton label="Underline" onMouseDown={keepFocus} onClick={() => onMark("underline")}>
        <u>U</u>
      </IconButton>
      <IconButton label="Bullet list" onMouseDown={keepFocus} onClick={onBullets}>
        <ListIcon />
      </IconButton>
    </div>
  );
}
