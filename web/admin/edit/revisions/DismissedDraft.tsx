import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DismissedDraft_draft$key } from "../../../__generated__/DismissedDraft_draft.graphql";
import { Button } from "../../../ui/button/Button";
import { momentFormat } from "../../adminLocale";
import { addsSomething } from "../../editing/drafts/useDraftOffers";
import { useSectionNames } from "../../editing/sectionNames";
import { compareProjects } from "../compare/compareProjects";
import { DifferenceList } from "../compare/DifferenceList";
import { projectRuleOf } from "../model/mergeProject";
import { parseProjectDraft } from "../model/parseProjectDraft";
import { differingKeys, labelOf } from "../model/projectValues";
import type { RestoringForm } from "./RevisionList";

type Props = { draft: DismissedDraft_draft$key; form: Pick<RestoringForm, "values" | "drafts"> };

/** A dismissed draft in the list of revisions. Renders nothing once the form has all changes of the draft. */
export function DismissedDraft({ draft, form }: Props) {
  const { editor, sequence, content, updatedAt } = useFragment(
    graphql`
      fragment DismissedDraft_draft on ProjectDraft {
        editor
        sequence
        content
        updatedAt
      }
    `,
    draft,
  );
  const [isCompared, setCompared] = useState(false);
  const names = useSectionNames();
  const parsed = parseProjectDraft(JSON.parse(content));
  if (!parsed) return null;
  const found = { ...parsed, editor, sequence, storedAt: Date.parse(updatedAt) };
  if (!addsSomething(found, form.values, projectRuleOf(names))) return null;
  const { base, values } = parsed;
  const dismissedAt = momentFormat.format(found.storedAt);
  return (
    <li className="revision stack-wide">
      <div className="revision-row bar">
        <div className="revision-words">
          <p className="revision-name row small strong tabular">Unsaved changes</p>
          <p className="revision-facts fine">
            Dismissed <time dateTime={updatedAt}>{dismissedAt}</time>
            {` · ${differingKeys(base.values, values)
              .map((key) => labelOf(key, values, names))
              .join(", ")}`}
          </p>
        </div>
        <div className="revision-actions cluster">
          <Button size="small" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            Compare<span className="visually-hidden"> what was dismissed {dismissedAt}</span>
          </Button>
          <Button size="small" onClick={() => form.drafts.recover(found)}>
            Recover<span className="visually-hidden"> what was dismissed {dismissedAt}</span>
          </Button>
        </div>
      </div>
      {isCompared && (
        <DifferenceList
          differences={compareProjects(base.values, values, names)}
          beforeName="Before"
          afterName="Unsaved"
        />
      )}
    </li>
  );
}
