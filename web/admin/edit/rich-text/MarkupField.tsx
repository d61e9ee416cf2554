import { lazy } from "react";
import type { ChangeOrigin } from "../../editing/history";
import { RichTextLoading } from "../../rich-text/RichTextLoading";
import { parseText, type StoredText } from "../../rich-text/StoredText";
import { useModuleEditing } from "../modules/ModuleEditing";
import { BackedUpField } from "./BackedUpField";

// Imported on demand, because this editor is large, and a project is often opened without editing texts.
const MarkupEditor = lazy(async () => {
  const { MarkupEditor } = await import("../../rich-text/MarkupEditor");
  return { default: MarkupEditor };
});

type Props = {
  label: string;
  /** The id of the module that the text is in. */
  moduleId: string;
  /**
   * The name of the text. It is part of the key under which this browser stores typed text until
   * the field is left.
   */
  name: string;
  value: StoredText;
  /** Whether the module has only this text. A pasted picture then splits it into several modules. */
  splits?: boolean;
  onChange: (value: StoredText, origin?: ChangeOrigin) => void;
};

/** A text of a module, edited as it looks on the page. */
export function MarkupField({ label, moduleId, name, value, splits = false, onChange }: Props) {
  const { undo, redo, insertAfter } = useModuleEditing();
  return (
    <BackedUpField {...{ moduleId, name, value }} parse={parseText} onRecover={onChange}>
      {(onLeave) => (
        <RichTextLoading label={label}>
          <MarkupEditor
            label={label}
            value={value}
            onChange={onChange}
            onLeave={onLeave}
            beyond={{ undo, redo }}
            pictures={{ splits, take: (rest) => insertAfter(moduleId, rest) }}
          />
        </RichTextLoading>
      )}
    </BackedUpField>
  );
}
