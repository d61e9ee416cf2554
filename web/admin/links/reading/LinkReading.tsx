import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LinkReading_shareLink$key } from "../../../__generated__/LinkReading_shareLink.graphql";
import { useHydrated } from "../../../site/useHydrated";
import { Dialog } from "../../../ui/dialog/Dialog";
import { LinkReceipt } from "./LinkReceipt";
import { dayWords, minutesWords, projectsWords } from "./readingWords";
import "./LinkReading.css";

/** A summary of what was read by a link; a press shows all of it. */
export function LinkReading({ shareLink }: { shareLink: LinkReading_shareLink$key }) {
  const { id, recipient, lastReadAt, isReadingShared, receipt, projects } = useFragment(
    graphql`
      fragment LinkReading_shareLink on ShareLink {
        id
        recipient
        lastReadAt
        isReadingShared
        receipt {
          seconds
          namedProjects
        }
        projects {
          project {
            deletedAt
          }
        }
      }
    `,
    shareLink,
  );
  const [isOpen, setOpen] = useState(false);
  // Days are in the owner's time zone, which only the browser knows.
  const isHydrated = useHydrated();
  const named = projects.filter(({ project }) => !project.deletedAt).length;
  const day =
    lastReadAt &&
    (isHydrated ? dayWords(new Date(lastReadAt), new Date()) : lastReadAt.slice(0, 10));
  const parts = [
    projectsWords(Math.min(receipt.namedProjects, named), named),
    minutesWords(receipt.seconds),
  ];
  return (
    <>
      {lastReadAt && (
        <span>
          Read <time dateTime={lastReadAt}>{day}</time>, {parts.filter(Boolean).join(", ")}
        </span>
      )}
      {!isReadingShared && <span>This reader does not share reading</span>}
      {!lastReadAt && isReadingShared && <span>Not read yet</span>}
      {lastReadAt && (
        <button
          className="link-reading-button text-link"
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          What was read<span className="visually-hidden"> by the link for {recipient}</span>
        </button>
      )}
      <Dialog
        title={`What was read by the link for ${recipient}`}
        size="large"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <LinkReceipt id={id} />
      </Dialog>
    </>
  );
}
