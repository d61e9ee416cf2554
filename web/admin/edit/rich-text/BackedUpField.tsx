import { type ReactNode, useState } from "react";
import { RecoveryBanner } from "../../editing/drafts/RecoveryBanner";
import { useFieldBackup } from "../../editing/drafts/useFieldBackup";
import { useModuleEditing } from "../modules/ModuleEditing";
import "./BackedUpField.css";

type Props<Value> = {
  /** The id of the module that the field is in. */
  moduleId: string;
  /**
   * The name of the field. It is part of the key under which this browser stores typed text until
   * the field is left.
   */
  name: string;
  value: Value;
  /** Reads a stored value. Null if the value is invalid. */
  parse: (stored: unknown) => Value | null;
  onRecover: (value: Value) => void;
  /** @param onLeave to be called when the field is left: it removes the value that this browser stores */
  children: (onLeave: () => void) => ReactNode;
};

/** A field whose value this browser stores until the field is left, and offers to recover after a crash. */
export function BackedUpField<Value>({
  moduleId,
  name,
  value,
  parse,
  onRecover,
  children,
}: Props<Value>) {
  const { backupPrefix } = useModuleEditing();
  const [committed, setCommitted] = useState(value);
  const draft = useFieldBackup({
    key: `${backupPrefix}${moduleId}_${name}`,
    saved: committed,
    value,
    parse,
  });
  const { recoverable } = draft;
  return (
    <div className="backed-up-field stack-close">
      {recoverable !== null && JSON.stringify(recoverable) !== JSON.stringify(value) && (
        <RecoveryBanner
          onRecover={() => {
            onRecover(recoverable);
            draft.acceptDraft();
          }}
          onDismiss={draft.dismissDraft}
        />
      )}
      <p className="backed-up-field-state fine" role="status">
        {draft.state === "unsaved" && "Auto-saving..."}
      </p>
      {children(() => setCommitted(value))}
    </div>
  );
}
