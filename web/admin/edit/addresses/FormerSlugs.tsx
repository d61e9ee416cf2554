import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FormerSlugs_project$key } from "../../../__generated__/FormerSlugs_project.graphql";
import type { FormerSlugsFreeMutation } from "../../../__generated__/FormerSlugsFreeMutation.graphql";
import type { FormerSlugsKeepMutation } from "../../../__generated__/FormerSlugsKeepMutation.graphql";
import { paths } from "../../../paths";
import { Button } from "../../../ui/button/Button";
import { useContentSubmission } from "../../editing/useContentSubmission";
import "./FormerSlugs.css";

type Props = {
  project: FormerSlugs_project$key;
  /** A text about what happens to old links, see useProjectAddress. */
  oldLinks: string;
};

/**
 * Shows what happens to the current address after a change, and the former addresses, which lead to the
 * project until the owner releases them.
 */
export function FormerSlugs({ project, oldLinks }: Props) {
  const { id, formerSlugs } = useFragment(
    graphql`
      fragment FormerSlugs_project on Project {
        id
        formerSlugs {
          slug
        }
      }
    `,
    project,
  );
  const kept = formerSlugs.map((former) => former.slug);
  const [freed, setFreed] = useState<readonly string[]>([]);
  const { free, keep } = useFormerSlugs();
  const rows = [
    ...kept.map((former) => ({ former, isKept: true })),
    ...freed.filter((one) => !kept.includes(one)).map((former) => ({ former, isKept: false })),
  ];
  return (
    <>
      <p className="field-description" aria-live="polite">
        {oldLinks}
      </p>
      {rows.length > 0 && (
        <ul className="ruled-list" aria-label="Former addresses">
          {rows.map(({ former, isKept }) => (
            <li key={former} className="former-slug bar">
              <span className="former-slug-words quiet">
                {paths.project(former)} {isKept ? "leads here, too." : "leads nowhere now."}
              </span>
              <Button
                size="small"
                variant="quiet"
                isPending={free.isPending || keep.isPending}
                aria-label={`${isKept ? "Release" : "Keep"} ${paths.project(former)}`}
                onClick={() =>
                  isKept
                    ? free.submit({ input: { id, slug: former } }, () =>
                        setFreed((before) => [...before, former]),
                      )
                    : keep.submit({ input: { id, slug: former } }, () =>
                        setFreed((before) => before.filter((one) => one !== former)),
                      )
                }
              >
                {isKept ? "Release" : "Keep"}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The mutations that release a former address of a project (`free`), and restore a released one (`keep`). */
function useFormerSlugs() {
  const free = useContentSubmission<FormerSlugsFreeMutation>(
    graphql`
      mutation FormerSlugsFreeMutation($input: FreeFormerSlugInput!) {
        freeFormerSlug(input: $input) {
          project {
            id
            ...FormerSlugs_project
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to free the address." },
  );
  const keep = useContentSubmission<FormerSlugsKeepMutation>(
    graphql`
      mutation FormerSlugsKeepMutation($input: KeepFormerSlugInput!) {
        keepFormerSlug(input: $input) {
          project {
            id
            ...FormerSlugs_project
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to keep the address." },
  );
  return { free, keep };
}
