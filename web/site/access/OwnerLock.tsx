import { LockIcon } from "../../ui/LockIcon";
import { useOwnerEntrance } from "./useOwnerEntrance";
import "./OwnerLock.css";

/** The lock in the footer: the way to the admin area. */
export function OwnerLock() {
  const { prepare, enter, dialog } = useOwnerEntrance();
  return (
    <>
      <button
        type="button"
        className="owner-lock"
        aria-label="Admin area"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onClick={enter}
      >
        <LockIcon />
      </button>
      {dialog}
    </>
  );
}
