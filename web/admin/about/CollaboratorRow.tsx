import { type ReactNode, useState } from "react";
import { IconButton } from "../../ui/button/IconButton";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { FormDialog } from "../../ui/dialog/FormDialog";
import { PencilIcon, TrashIcon } from "../../ui/icon/icons";
import { Removable } from "../layout/Removable";

type Props = {
  /** The name of the tab or quote in the labels of the buttons. */
  name: string;
  editor: { title: string; size?: "large"; form: (close: () => void) => ReactNode };
  deletion: {
    title: string;
    description?: string;
    isPending: boolean;
    onConfirm: (close: () => void) => void;
  };
  children: ReactNode;
};

/** A tab or a quote in its list, with the buttons that edit and delete it. */
export function CollaboratorRow({ name, editor, deletion, children }: Props) {
  const [asked, setAsked] = useState<"edit" | "delete" | null>(null);
  const close = () => setAsked(null);
  const { form, ...dialog } = editor;
  return (
    <Removable as="div" className="collaborator-row">
      <div className="collaborator-row-words">{children}</div>
      <div className="collaborator-row-actions fixed-size">
        <IconButton label={`Edit ${name}`} onClick={() => setAsked("edit")}>
          <PencilIcon />
        </IconButton>
        <IconButton
          label={`Delete ${name}`}
          variant="destructive"
          onClick={() => setAsked("delete")}
        >
          <TrashIcon />
        </IconButton>
      </div>
      <FormDialog {...dialog} isOpen={asked === "edit"} onClose={close}>
        {form(close)}
      </FormDialog>
      <ConfirmDialog
        {...deletion}
        confirmLabel="Delete"
        isDestructive
        isOpen={asked === "delete"}
        onConfirm={() => deletion.onConfirm(close)}
        onCancel={close}
      />
    </Removable>
  );
}
