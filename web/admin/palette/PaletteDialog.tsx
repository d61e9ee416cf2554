import { Dialog } from "../../ui/dialog/Dialog";
import { PaletteSearch } from "./PaletteSearch";

type Props = { isOpen: boolean; takeTyped: () => string; onClose: () => void };

/** Leads to a project, a setting, a page or an action by what is typed. */
export function PaletteDialog({ isOpen, takeTyped, onClose }: Props) {
  return (
    <Dialog title="Search" size="large" isOpen={isOpen} onClose={onClose}>
      <PaletteSearch takeTyped={takeTyped} onDone={onClose} />
    </Dialog>
  );
}
