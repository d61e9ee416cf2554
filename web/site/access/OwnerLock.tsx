import { paths } from "../../paths";
import { LockIcon } from "../../ui/LockIcon";
import { useWords } from "../../words/WordsContext";
import { useOwnerEntrance } from "./useOwnerEntrance";
import "./OwnerLock.css";

/** The lock in the footer, which leads to the admin area. Without scripts it leads to the sign-in page. */
export function OwnerLock() {
  const { prepare, enter, dialog } = useOwnerEntrance();
  const say = useWords();
  return (
    <>
      <button
        type="button"
        className="owner-lock"
        aria-label={say("footer.lock")}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onClick={enter}
      >
        <LockIcon />
      </button>
      <noscript>
        <a
          className="owner-lock"
          href={paths.signIn}
          rel="nofollow"
          aria-label={say("footer.lock")}
        >
          <LockIcon />
        </a>
      </noscript>
      {dialog}
    </>
  );
}
