import { useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../../../ui/button/IconButton";
import { Dialog } from "../../../ui/dialog/Dialog";
import { ListIcon } from "../../../ui/icon/ListIcon";
import type { ProjectValues } from "../model/projectValues";
import { useModuleEditing } from "../modules/ModuleEditing";
import { OutlineContent } from "./OutlineContent";
import "./EditOutline.css";

type Props = {
  values: ProjectValues;
  /** The form is wanted where the preview took its place. */
  onLeave: () => void;
};

/** The way to the outline where it does not stand beside the form. */
export function OutlineButton({ values, onLeave }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { show } = useModuleEditing();
  const go = (part: string) => {
    flushSync(() => setOpen(false));
    onLeave();
    show(part);
  };
  return (
    <div className="edit-header-outline">
      <IconButton label="Outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ListIcon />
      </IconButton>
      <Dialog title="Outline" isOpen={isOpen} onOpenChange={setOpen}>
        <nav className="edit-outline-dialog" aria-label="Parts of the project">
          <OutlineContent values={values} isBeside={false} onGo={go} />
        </nav>
      </Dialog>
    </div>
  );
}
