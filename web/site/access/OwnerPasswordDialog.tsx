import { Dialog } from "../../ui/dialog/Dialog";
import { useWords } from "../../words/WordsContext";
import { OwnerPasswordForm } from "./OwnerPasswordForm";

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSignedIn: () => void;
};

/** Asks for the owner's password before the admin area. */
export function OwnerPasswordDialog({ isOpen, onOpenChange, onSignedIn }: Props) {
  const say = useWords();
  return (
    <Dialog title={say("owner.title")} isOpen={isOpen} onOpenChange={onOpenChange}>
      <OwnerPasswordForm onSignedIn={onSignedIn} />
    </Dialog>
  );
}
