import type { ReactNode } from "react";
import { Button } from "../../ui/button/Button";

type Props = {
  /** What the button says. */
  label: string;
  isPending: boolean;
  isChanged: boolean;
  /** Goes back to what is saved. */
  onCancel: () => void;
  /** What else can be done, beside the button that saves. */
  children?: ReactNode;
};

/** The buttons under the fields of a panel. The one that saves stands out once there is something to save. */
export function FormActions({ label, isPending, isChanged, onCancel, children }: Props) {
  return (
    <div className="admin-form-actions">
      <Button
        type="submit"
        variant={isChanged ? "primary" : "secondary"}
        isPending={isPending}
        isDisabled={!isChanged}
      >
        {isPending ? "Saving..." : label}
      </Button>
      {children}
      {isChanged && !isPending && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
