import { useId } from "react";
import { Checkbox } from "../../ui/checkbox/Checkbox";
import { PasswordNote } from "./PasswordNote";

type Props = { isProtected: boolean; onChange: (isProtected: boolean) => void };

/** The checkbox that protects the case study of a project, and a note about the portfolio password. */
export function ProtectionField({ isProtected, onChange }: Props) {
  const noteId = useId();
  return (
    <div>
      <Checkbox isSelected={isProtected} aria-describedby={noteId} onChange={onChange}>
        Password protection
      </Checkbox>
      {isProtected && (
        <p className="field-description" id={noteId}>
          <PasswordNote subject="Its case study" />
        </p>
      )}
    </div>
  );
}
