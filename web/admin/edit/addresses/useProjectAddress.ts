import { graphql, useFragment } from "react-relay";
import type { useProjectAddress_project$key } from "../../../__generated__/useProjectAddress_project.graphql";
import { paths } from "../../../paths";
import { describeNewAddress, isPossible } from "../../projects/create/newAddress";
import { useSlugHolder } from "../../projects/create/useSlugHolder";

/**
 * Texts about the page's address with the typed slug, and about what happens to old links when that
 * slug is saved.
 */
export function useProjectAddress(key: useProjectAddress_project$key, slug: string) {
  const data = useFragment(
    graphql`
      fragment useProjectAddress_project on Project {
        slug
        formerSlugs {
          slug
        }
      }
    `,
    key,
  );
  const isNew = slug !== data.slug;
  const isOwn = data.formerSlugs.some((former) => former.slug === slug);
  const isPromising = isNew && isPossible(slug);
  const holder = useSlugHolder(isPromising && !isOwn ? slug : null);
  const address = isNew
    ? describeNewAddress(slug, holder)
    : `The page is at ${paths.project(data.slug)}`;
  if (!isPromising || holder?.isThere) return { address, oldLinks: "" };
  const own = `Once you save, ${paths.project(data.slug)} leads to the new address, and old links go on working. You can free it then.`;
  const others =
    holder &&
    `“${holder.name}” was at ${paths.project(slug)} before: its old links will lead to this project.`;
  return { address, oldLinks: others ? `${own} ${others}` : own };
}
