import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ImportedProject_project$key } from "../../__generated__/ImportedProject_project.graphql";

type Props = {
  project: ImportedProject_project$key;
  /** Renders a control with the name of the project. */
  children?: (name: string) => ReactNode;
};

/** A project from another program: what the import keeps of it, and what it loses. */
export function ImportedProject({ project, children }: Props) {
  const { from, name, textCount, pictureCount, otherCount, redirects, losses } = useFragment(
    graphql`
      fragment ImportedProject_project on ImportedProject {
        from
        name
        textCount
        pictureCount
        otherCount
        redirects
        losses
      }
    `,
    project,
  );
  const counts = [
    countOf(textCount, "text"),
    countOf(pictureCount, "picture"),
    otherCount > 0 && countOf(otherCount, "table, player or code", "tables, players or code"),
    redirects.length > 0 && countOf(redirects.length, "old address", "old addresses"),
  ];
  return (
    <li className="stack-close">
      {children ? children(name) : <strong>{name}</strong>}
      <p className="imported-facts muted">
        {counts.filter(Boolean).join(", ")}. From {from}.
      </p>
      <Losses losses={losses} />
    </li>
  );
}

/** Lists sentences about what an import loses or what it does. Repeated sentences are shown once. */
export function Losses({ losses }: { losses: readonly string[] }) {
  if (losses.length === 0) return null;
  return (
    <ul className="import-losses stack-close">
      {[...new Set(losses)].map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
  );
}

export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
