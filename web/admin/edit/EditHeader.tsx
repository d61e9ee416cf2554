import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Link, useNavigationType } from "react-router";
import { paths } from "../../paths";
import { Button } from "../../ui/button/Button";
import { DraftIndicator } from "../editing/drafts/DraftIndicator";
import type { DraftStateName } from "../editing/drafts/draftState";
import { PaletteButton } from "../layout/PaletteButton";
import { PresentMenu } from "../slides/PresentMenu";
import "./EditHeader.css";

type Props = {
  name: string;
  slug: string;
  /** The button that shows the visibility of the project and opens the form to change it. */
  publication: ReactNode;
  /** The button that opens the outline of the form. */
  outline: ReactNode;
  draftState: DraftStateName;
  isSeen: boolean;
  isSaving: boolean;
  isPreviewing: boolean;
  onPreview: () => void;
  onSave: () => void;
};

/** The sticky bar of the editor: the name, the link back, and the save button. */
export function EditHeader({
  name,
  slug,
  publication,
  outline,
  draftState,
  isSeen,
  isSaving,
  ...actions
}: Props) {
  const { isPreviewing, onPreview, onSave } = actions;
  const heading = useFocusOnArrival();
  return (
    <header className="admin-top">
      <div className="edit-header-row">
        <Link className="edit-header-back row quiet touchable brightens" to={paths.admin}>
          <span aria-hidden="true">←</span> Back to Admin
        </Link>
        <h1 className="edit-header-title one-line strong" ref={heading} tabIndex={-1}>
          <span className="edit-header-prefix">Edit Project: </span>
          {name}
        </h1>
        <DraftIndicator state={draftState} isSeen={isSeen} />
        <div className="edit-header-publication">{publication}</div>
        <div className="edit-header-search">
          {outline}
          <PresentMenu slug={slug} name={name} hasPdf />
          <PaletteButton />
        </div>
        <div className="edit-header-actions wrap">
          <Button size="small" aria-pressed={isPreviewing} onClick={onPreview}>
            Preview
          </Button>
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
      </div>
    </header>
  );
}

/** Focuses the heading after a navigation by a link or a dialog, unless another element has the focus. */
function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useNavigationType() !== "POP";
  const wasArrival = useRef(isArrival);
  useEffect(() => {
    if (wasArrival.current && document.activeElement === document.body) heading.current?.focus();
  }, []);
  return heading;
}
