import { Dialog } from "../../ui/dialog/Dialog";
import { useWords } from "../../words/WordsContext";
import { OwnerPasswordForm } from "./OwnerPasswordForm";
import type { PasskeyOptions } from "./usePasskey";

/** Exported here, because the code of passkeys is loaded with the dialog. */
export { preparePasskeyOptions } from "./usePasskey";

type Props = {
  /** Requested before the dialog opens, so that no buttons move when the one for a passkey appears. */
  passkeyOptions: PasskeyOptions | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSignedIn: () => void;
};

/** Asks for the owner's password before the admin area opens. */
export function OwnerPasswordDialog({ passkeyOptions, onSignedIn, ...dialog }: Props) {
  const say = useWords();
  return (
    <Dialog title={say("owner.title")} {...dialog}>
      <OwnerPasswordForm passkeyOptions={passkeyOptions} onSignedIn={onSignedIn} />
    </Dialog>
  );
}
