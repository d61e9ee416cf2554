import { type ReactNode, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import { paths } from "../../paths";
import { showProblem } from "../../ui/toast/showToast";
import { useWords } from "../../words/WordsContext";
import type { OwnerPasswordDialog } from "./OwnerPasswordDialog";
import { readIsOwner } from "./readIsOwner";
import type { PasskeyOptions } from "./usePasskey";

const loadDialog = () => import("./OwnerPasswordDialog");

type Entrance = {
  /** Loads the dialog's code, so that it is ready when the button is pressed. */
  prepare: () => void;
  enter: () => Promise<void>;
  /** The dialog. It has to be rendered on the page. */
  dialog: ReactNode;
};

/** Leads the owner to the admin area, and asks everyone else for the password. */
export function useOwnerEntrance(): Entrance {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const say = useWords();
  const [Dialog, setDialog] = useState<typeof OwnerPasswordDialog | null>(null);
  const [passkeyOptions, setPasskeyOptions] = useState<PasskeyOptions>();
  const [isOpen, setOpen] = useState(false);

  const enter = async () => {
    try {
      const [isOwner, loaded] = await Promise.all([readIsOwner(environment), loadDialog()]);
      if (isOwner) {
        navigate(paths.admin);
        return;
      }
      setPasskeyOptions(await loaded.preparePasskeyOptions(environment));
      setDialog(() => loaded.OwnerPasswordDialog);
      setOpen(true);
    } catch {
      showProblem(say("error.title"), say("error.unreachable"));
    }
  };
  const handleSignedIn = () => {
    setOpen(false);
    navigate(paths.admin);
  };
  return {
    prepare: () => loadDialog().catch(() => {}),
    enter,
    dialog: Dialog && (
      <Dialog
        isOpen={isOpen}
        passkeyOptions={passkeyOptions}
        onClose={() => setOpen(false)}
        onSignedIn={handleSignedIn}
      />
    ),
  };
}
