import { useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../../../ui/button/IconButton";
import { Dialog } from "../../../ui/dialog/Dialog";
import { ListIcon } from "../../../ui/icon/icons";
import type { CheckedProject } from "../check/findFindings";
import type { ProjectValues } from "../model/projectValues";
import { useModuleEditing } from "../modules/ModuleEditing";
import type { Picked } from "../places/findField";
import { OutlineContent } from "./OutlineContent";
import "./EditOutline.css";

type Props = {
  values: ProjectValues;
  project: CheckedProject;
  /** Called before a part of the form is shown, in case the preview has replaced the form. */
  onLeave: () => void;
};

/** The button that opens the outline in a dialog. It is hidden while the outline is beside the form. */
export function OutlineButton({ onLeave, ...content }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { show } = useModuleEditing();
  const go = (part: string, picked?: Picked) => {
    flushSync(() => setOpen(false));
    onLeave();
    show(part, picked);
  };
  return (
    <div className="edit-header-outline">
      <IconButton
        label="Outline"
        hint="Outline and check"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ListIcon />
      </IconButton>
      <Dialog title="Outline" isOpen={isOpen} onClose={() => setOpen(false)}>
        <nav className="edit-outline-dialog" aria-label="Parts of the project">
          <OutlineContent {...content} isBeside={false} onGo={go} />
        </nav>
      </Dialog>
    </div>
  );
}
