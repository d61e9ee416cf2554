import { Dialog } from "../../ui/dialog/Dialog";
import { PaletteSearch } from "./PaletteSearch";

type Props = { isOpen: boolean; onClose: () => void };

/** Leads to a project, a setting, a page or an action by what is typed. */
export function PaletteDialog({ isOpen, onClose }: Props) {
  return (
    <Dialog
      title="Search"
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <PaletteSearch onDone={onClose} />
    </Dialog>
  );
}
