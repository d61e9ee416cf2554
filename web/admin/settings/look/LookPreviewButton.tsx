import { useState } from "react";
import { Button } from "../../../ui/button/Button";
import { Dialog } from "../../../ui/dialog/Dialog";
import { LookPreview, type LookPreviewProps } from "./LookPreview";
import "./LookPreviewButton.css";

/** Opens the preview over the fields where there is no room beside them. It is sticky. */
export function LookPreviewButton(props: LookPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="look-preview-opener">
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Dialog title="Preview" size="large" isOpen={isOpen} onOpenChange={setOpen}>
        <LookPreview {...props} />
      </Dialog>
    </div>
  );
}
