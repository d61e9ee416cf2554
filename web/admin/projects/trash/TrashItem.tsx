import { graphql, useFragment } from "react-relay";
import type { TrashItem_project$key } from "../../../__generated__/TrashItem_project.graphql";
import { Button } from "../../../ui/button/Button";

const dayInMilliseconds = 24 * 60 * 60 * 1_000;
const daysInTrash = 30;

type Props = { project: TrashItem_project$key; onRestore: () => void };

/** A deleted project, how long it can still be restored, and the button that does. */
export function TrashItem({ project, onRestore }: Props) {
  const { name, slug, deletedAt } = useFragment(
    graphql`
      fragment TrashItem_project on Project {
        name
        slug
        deletedAt
      }
    `,
    project,
  );
  const age = deletedAt ? Date.now() - Date.parse(deletedAt) : 0;
  const daysLeft = Math.max(1, Math.ceil(daysInTrash - age / dayInMilliseconds));
  return (
    <li className="trash-item">
      <div className="trash-item-words">
        <p className="trash-item-name">{name}</p>
        <p className="trash-item-days">
          /{slug} · {daysLeft === 1 ? "gone within a day" : `${daysLeft} days left`}
        </p>
      </div>
      <Button size="small" aria-label={`Restore ${name}`} onClick={onRestore}>
        Restore
      </Button>
    </li>
  );
}
