import { Link } from "react-router";
import { paths } from "../../paths";
import { Button } from "../../ui/button/Button";
import "./EditHeader.css";

type Props = {
  name: string;
  /** "unsaved" while this browser does not keep the last changes yet, "kept" while it does. */
  draftState: "unsaved" | "kept" | "saved";
  isSaving: boolean;
  onSave: () => void;
};

/** The bar over the editor, which stays: where one is, the way back, and the way to save. */
export function EditHeader({ name, draftState, isSaving, onSave }: Props) {
  return (
    <header className="edit-header">
      <div className="edit-header-row">
        <Link className="edit-header-back" to={paths.admin}>
          <span aria-hidden="true">←</span> Back to Admin
        </Link>
        <h1 className="edit-header-title">Edit Project: {name}</h1>
        <p className="edit-header-state" role="status">
          {draftState !== "saved" && "Unsaved changes"}
          {draftState === "kept" && ", kept in this browser"}
        </p>
        <Button
          variant="primary"
          size="small"
          isPending={isSaving}
          title="Save Changes (Ctrl+S or ⌘S)"
          onClick={onSave}
        >
          {isSaving ? "Saving..." : "Save Changes"}
        </Button>
      </div>
    </header>
  );
}
