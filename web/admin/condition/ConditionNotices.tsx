import { graphql, useFragment } from "react-relay";
import type { ConditionNotices_condition$key } from "../../__generated__/ConditionNotices_condition.graphql";
import { FilePlaces } from "../library/places/FilePlaces";
import { Notice } from "../notice/Notice";

/** The maximum number of lost files that are listed. The others are counted. */
const shown = 5;

/**
 * Warns about a full disk, a damaged database, lost files and an outdated static copy, with advice for each.
 * Renders nothing if there is no problem.
 */
export function ConditionNotices({ condition }: { condition: ConditionNotices_condition$key }) {
  const { isDatabaseWhole, fullDisk, staticCopyProblem, lostFiles } = useFragment(
    graphql`
      fragment ConditionNotices_condition on Condition {
        isDatabaseWhole
        fullDisk
        staticCopyProblem
        lostFiles {
          isMissing
          asset {
            path
            fileName
            ...FilePlaces_asset
          }
        }
      }
    `,
    condition,
  );
  return (
    <>
      {!isDatabaseWhole && (
        <Notice title="The database is damaged.">
          Ask whoever runs the server to restore the newest backup, and change nothing until then.
        </Notice>
      )}
      {fullDisk !== null && (
        <Notice title="The disk is full.">
          No pictures or videos can be stored, and before long nothing can be saved. Delete files
          that you no longer need and empty the trash, or ask whoever runs the server to make room
          on the disk of {fullDisk}.
        </Notice>
      )}
      {staticCopyProblem !== null && (
        <Notice title="The static copy is not up to date.">
          Visitors see the site as it was before. The server tries again; tell whoever runs it:{" "}
          {staticCopyProblem}
        </Notice>
      )}
      {lostFiles.length > 0 && (
        <Notice
          title={
            lostFiles.length === 1
              ? "A file of the site is missing or damaged."
              : `${lostFiles.length} files of the site are missing or damaged.`
          }
        >
          Upload {lostFiles.length === 1 ? "it" : "them"} again in the library, or ask whoever runs
          the server to bring {lostFiles.length === 1 ? "it" : "them"} back from a backup: npm run
          restore -- --media FILE.
          <ul className="notice-list stack-close">
            {lostFiles.slice(0, shown).map(({ isMissing, asset }) => (
              <li key={asset?.path ?? "resume"}>
                {asset ? (asset.fileName ?? asset.path) : "The résumé"} is{" "}
                {isMissing ? "missing" : "damaged"}
                {asset && <FilePlaces asset={asset} />}
              </li>
            ))}
            {lostFiles.length > shown && <li>and {lostFiles.length - shown} more</li>}
          </ul>
        </Notice>
      )}
    </>
  );
}
