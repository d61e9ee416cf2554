import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { LinkReceiptQuery } from "../../../__generated__/LinkReceiptQuery.graphql";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { LocalTime } from "../../LocalTime";
import {
  countWords,
  deviceWords,
  pageWords,
  sectionWords,
  timeWords,
} from "../../numbers/numberWords";
import { sectionsWords } from "./readingWords";
import "./LinkReceipt.css";

/** The reading by a link, page by page. */
export function LinkReceipt({ id }: { id: string }) {
  return (
    <Suspense fallback={<Skeleton height="200px" radius="small" />}>
      <Receipt id={id} />
    </Suspense>
  );
}

function Receipt({ id }: { id: string }) {
  const { shareLink } = useLazyLoadQuery<LinkReceiptQuery>(
    graphql`
      query LinkReceiptQuery($id: ID!) {
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
                }
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  if (!shareLink?.receipt) return <p>This link does not exist any more.</p>;
  const { firstReadAt, lastReadAt, isReadingShared, receipt } = shareLink;
  return (
    <div className="link-receipt">
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
      <table className="link-receipt-table">
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
                      seen.map((section) => sectionWords[section] ?? section),
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
      <p className="link-receipt-devices">
        {receipt.devices
          .map(({ name, views }) => `${deviceWords(name)}: ${countWords(views)}`)
          .join(" · ")}
      </p>
    </div>
  );
}
