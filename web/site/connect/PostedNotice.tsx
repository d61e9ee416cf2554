import { useSearchParams } from "react-router";

/** How a form went that was posted without scripts: the server leads back here and says so. */
export function PostedNotice() {
  const [search] = useSearchParams();
  switch (search.get("message")) {
    case "sent":
      return (
        <p className="posted-notice" role="status">
          <strong>Message sent successfully!</strong> Thank you for reaching out. I'll get back to
          you soon.
        </p>
      );
    case "failed":
      return (
        <p className="posted-notice" role="alert" data-failed="">
          <strong>Failed to send message</strong> Please go back, check every field and try again.
        </p>
      );
    default:
      return null;
  }
}
