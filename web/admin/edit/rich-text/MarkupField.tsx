import { lazy, Suspense, useState } from "react";
import { RecoveryBanner } from "../../editing/drafts/RecoveryBanner";
import { useFieldBackup } from "../../editing/drafts/useFieldBackup";
import type { ChangeOrigin } from "../../editing/history";
import { RichTextSkeleton } from "../../rich-text/RichTextSkeleton";
import type { StoredText } from "../../rich-text/StoredText";
import { useModuleEditing } from "../modules/ModuleEditing";
import "./MarkupField.css";

// The editor is large, and a project is opened for other reasons, too.
const MarkupEditor = lazy(async () => {
  const { MarkupEditor } = await import("./MarkupEditor");
  return { default: MarkupEditor };
});

type Props = {
  label: string;
  /** Of the module that the text is in. */
  moduleId: string;
  /** Which of its texts it is, where this browser stores what is typed until the field is left. */
  name: string;
  value: StoredText;
  /** Whether the module is nothing but this text, and can end where a pasted picture stands. */
  splits?: boolean;
  onChange: (value: StoredText, origin?: ChangeOrigin) => void;
};

/** A text of a module, edited as it looks on the page. */
export function MarkupField({ label, moduleId, name, value, splits = false, onChange }: Props) {
  const { backupPrefix, undo, redo, insertAfter } = useModuleEditing();
  const [committed, setCommitted] = useState(value);
  const draft = useFieldBackup({
    key: `${backupPrefix}${moduleId}_${name}`,
    saved: committed,
    value,
    parse: parseText,
  });
  const { recoverable } = draft;
  return (
    <div className="markup-field">
      {recoverable !== null && JSON.stringify(recoverable) !== JSON.stringify(value) && (
        <RecoveryBanner
          onRecover={() => {
            onChange(recoverable);
            draft.acceptDraft();
          }}
          onDismiss={draft.dismissDraft}
        />
      )}
      <p className="markup-field-state" role="status">
        {draft.state === "unsaved" && "Auto-saving..."}
      </p>
      <Suspense fallback={<RichTextSkeleton label={label} />}>
        <MarkupEditor
          label={label}
          value={value}
          onChange={onChange}
          onLeave={() => setCommitted(value)}
          beyond={{ undo, redo }}
          pictures={{ splits, take: (rest) => insertAfter(moduleId, rest) }}
        />
      </Suspense>
    </div>
  );
}

/** Earlier versions stored the text alone. */
function parseText(stored: unknown): StoredText | null {
  if (typeof stored === "string") return { text: stored };
  if (typeof stored !== "object" || stored === null) return null;
  const { text, markup } = stored as { text?: unknown; markup?: unknown };
  if (typeof text !== "string") return null;
  return markup === 2 ? { text, markup } : { text };
}
