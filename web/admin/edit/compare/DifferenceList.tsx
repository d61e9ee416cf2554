import type { Difference } from "./compareProjects";
import { SideView } from "./SideView";
import "./DifferenceList.css";

type Props = {
  differences: readonly Difference[];
  /** The names of the two sides. */
  beforeName: string;
  afterName: string;
};

/** The differences between two states of a project, both versions side by side. */
export function DifferenceList({ differences, beforeName, afterName }: Props) {
  return (
    <ul className="difference-list stack-wider">
      {differences.map(({ id, label, before, after }) => (
        <li key={id} className="difference">
          <p className="difference-label small strong">{label}</p>
          <div className="difference-sides stack-close">
            <div className="difference-side stack-close small rounded">
              <p className="difference-side-name fine">{beforeName}</p>
              <SideView side={before} other={after} mark="del" />
            </div>
            <div className="difference-side stack-close small rounded">
              <p className="difference-side-name fine">{afterName}</p>
              <SideView side={after} other={before} mark="ins" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
