import type { PostedForm } from "../../../pages/posted-form";
import { useSiteWords } from "../../words/WordsContext";
import { describeFault } from "./describeFault";

type Props = { refused: PostedForm | null; isSent: boolean };

/** The result of a form that was posted without scripts. */
export function PostedNotice({ refused, isSent }: Props) {
  const words = useSiteWords();
  const { say } = words;
  if (refused) {
    return (
      <p className="posted-notice" role="alert" data-failed="">
        <strong>{say("contact.failed")}</strong>{" "}
        {refused.reason ? describeFault(refused.reason, words) : say("contact.check")}
      </p>
    );
  }
  if (!isSent) return null;
  return (
    <p className="posted-notice" role="status">
      <strong>{say("contact.sent")}</strong> {say("contact.thanks")}
    </p>
  );
}
