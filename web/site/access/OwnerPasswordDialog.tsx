import { Dialog } from "../../ui/dialog/Dialog";
import { useWords } from "../../words/WordsContext";
import { OwnerPasswordForm } from "./OwnerPasswordForm";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  onSignedIn: () => void;
};

/** Asks for the owner's password before the admin area opens. */
export function OwnerPasswordDialog({ onSignedIn, ...dialog }: Props) {
  const say = useWords();
  return (
    <Dialog title={say("owner.title")} {...dialog}>
      <OwnerPasswordForm onSignedIn={onSignedIn} />
    </Dialog>
  );
}
