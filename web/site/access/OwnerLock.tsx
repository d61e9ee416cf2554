import { useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import { paths } from "../../paths";
import { LockIcon } from "../../ui/LockIcon";
import { showToast } from "../../ui/toast/showToast";
import type { OwnerPasswordDialog } from "./OwnerPasswordDialog";
import { readIsOwner } from "./readIsOwner";
import "./OwnerLock.css";

const loadDialog = () => import("./OwnerPasswordDialog");

/** The lock in the footer: leads the owner straight to the admin area, everyone else past the password. */
export function OwnerLock() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<typeof OwnerPasswordDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // It may have been what the page's code was fetched for.
  useEffect(() => {
    if (button.current?.matches(":hover, :focus")) loadDialog().catch(() => {});
  }, []);

  const handleClick = async () => {
    try {
      const [isOwner, loaded] = await Promise.all([readIsOwner(environment), loadDialog()]);
      if (isOwner) return navigate(paths.admin);
      setDialog(() => loaded.OwnerPasswordDialog);
      setOpen(true);
    } catch {
      showToast({
        title: "Error",
        description: "The server cannot be reached. Check your connection and try again.",
        variant: "destructive",
      });
    }
  };
  const handleSignedIn = () => {
    setOpen(false);
    navigate(paths.admin);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="owner-lock"
        aria-label="Admin area"
        aria-haspopup="dialog"
        onPointerEnter={() => loadDialog().catch(() => {})}
        onClick={handleClick}
      >
        <LockIcon />
      </button>
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setOpen} onSignedIn={handleSignedIn} />}
    </>
  );
}
