import { Button } from "../../ui/button/Button";

type Props = {
  /** What the button says. */
  label: string;
  isPending: boolean;
  isChanged: boolean;
  /** Goes back to what is saved. */
  onCancel: () => void;
};

/** The buttons under the fields of a panel. */
export function FormActions({ label, isPending, isChanged, onCancel }: Props) {
  return (
    <div className="admin-form-actions">
      <Button type="submit" variant="primary" isPending={isPending} isDisabled={!isChanged}>
        {isPending ? "Saving..." : label}
      </Button>
      {isChanged && !isPending && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
