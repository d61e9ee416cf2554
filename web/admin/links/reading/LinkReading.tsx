import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { LinkReading_shareLink$key } from "../../../__generated__/LinkReading_shareLink.graphql";
import type { LinkReadingQuery } from "../../../__generated__/LinkReadingQuery.graphql";
import { useHydrated } from "../../../site/useHydrated";
import { Dialog } from "../../../ui/dialog/Dialog";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { useSectionNaming } from "../../editing/sectionNames";
import { LocalTime } from "../../LocalTime";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { countWords, deviceWords, pageWords, timeWords } from "../../numbers/numberWords";
import { dayWords, minutesWords, projectsWords, sectionsWords } from "./readingWords";
import "./LinkReading.css";
import "./LinkReceipt.css";

/** A summary of what was read through a share link, with a button that shows all of it. */
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
  // The day depends on the owner's time zone, which the server does not know: until hydration it is in UTC.
  const isHydrated = useHydrated();
  const named = projects.filter(({ project }) => !project.deletedAt).length;
  const day =
    lastReadAt &&
    (isHydrated ? dayWords(new Date(lastReadAt), new Date()) : lastReadAt.slice(0, 10));
  const parts = [projectsWords(receipt.namedProjects, named), minutesWords(receipt.seconds)];
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
        <PanelBoundary
          message="What was read could not be loaded."
          fallback={<Skeleton height="200px" radius="small" />}
        >
          {(attempt) => <LinkReceipt id={id} attempt={attempt} />}
        </PanelBoundary>
      </Dialog>
    </>
  );
}

/** All that was read through a link, page by page. */
function LinkReceipt({ id, attempt }: { id: string; attempt: number }) {
  const nameSection = useSectionNaming();
  const { shareLink } = useLazyLoadQuery<LinkReadingQuery>(
    graphql`
      query LinkReadingQuery($id: ID!) @throwOnFieldError {
        shareLink: node(id: $id) {
          ... on ShareLink {
            firstReadAt
            lastReadAt
            isReadingShared
            receipt {
              devices {
                name
                views
              }
              pages {
                name
                views
                seconds
                seen
                sectionCount
                project {
                  name
                  caseStudy {
                    sections {
                      section
                      name
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  if (!shareLink?.receipt) return <p>This link does not exist any more.</p>;
  const { firstReadAt, lastReadAt, isReadingShared, receipt } = shareLink;
  return (
    <div className="stack-wide">
      {!isReadingShared && (
        <p>
          This reader does not share reading. What follows was read before, or in another browser.
        </p>
      )}
      {firstReadAt && lastReadAt && (
        <p>
          First <LocalTime value={firstReadAt} style="full" />, last{" "}
          <LocalTime value={lastReadAt} style="full" />.
        </p>
      )}
      <table className="link-receipt-table fill tabular">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Views</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          {receipt.pages.map(({ name, project, views, seconds, seen, sectionCount }) => (
            <tr key={name}>
              <th scope="row">
                {pageWords(name, project ?? null)}
                {sectionCount ? (
                  <span className="link-receipt-seen">
                    {sectionsWords(
                      seen.map((section) => {
                        const own = project?.caseStudy?.sections.find(
                          (each) => each.section === section,
                        );
                        return own?.name ?? nameSection(section);
                      }),
                      sectionCount,
                    )}
                  </span>
                ) : null}
              </th>
              <td>{countWords(views)}</td>
              <td>{timeWords(seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="link-receipt-devices quiet">
        {receipt.devices
          .map(({ name, views }) => `${deviceWords(name)}: ${countWords(views)}`)
          .join(" · ")}
      </p>
    </div>
  );
}
