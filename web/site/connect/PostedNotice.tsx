import type { PostedForm } from "./PostedForm";

type Props = { refused: PostedForm | null; isSent: boolean };

/** Says how a form went that was posted without scripts. */
export function PostedNotice({ refused, isSent }: Props) {
  if (refused) {
    return (
      <p className="posted-notice" role="alert" data-failed="">
        <strong>Failed to send message</strong>{" "}
        {refused.reason ?? "Please check the fields and send it again."}
      </p>
    );
  }
  if (!isSent) return null;
  return (
    <p className="posted-notice" role="status">
      <strong>Message sent successfully!</strong> Thank you for reaching out. I'll get back to you
      soon.
    </p>
  );
}
