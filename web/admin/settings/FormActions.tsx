import type { ReactNode } from "react";
import { Button } from "../../ui/button/Button";

type Props = {
  /** The label of the save button. */
  label: string;
  form: { isPending: boolean; isChanged: boolean; discard: () => void };
  /** Further actions beside the save button. */
  children?: ReactNode;
};

/** The buttons under the fields of a panel. The save button is prominent while there are changes. */
export function FormActions({ label, form, children }: Props) {
  const { isPending, isChanged, discard } = form;
  return (
    <div className="admin-form-actions cluster" data-changed={isChanged || undefined}>
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
        <Button variant="quiet" onClick={discard}>
          Cancel
        </Button>
      )}
    </div>
  );
}
