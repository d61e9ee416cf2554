import type { Difference } from "./compareProjects";
import { SideView } from "./SideView";
import "./DifferenceList.css";

type Props = {
  differences: readonly Difference[];
  /** What the two sides are called. */
  beforeName: string;
  afterName: string;
};

/** What differs between two states of a project, the two versions of each thing side by side. */
export function DifferenceList({ differences, beforeName, afterName }: Props) {
  return (
    <ul className="difference-list">
      {differences.map(({ id, label, before, after }) => (
        <li key={id} className="difference">
          <p className="difference-label">{label}</p>
          <div className="difference-sides">
            <div className="difference-side">
              <p className="difference-side-name">{beforeName}</p>
              <SideView side={before} other={after} mark="del" />
            </div>
            <div className="difference-side">
              <p className="difference-side-name">{afterName}</p>
              <SideView side={after} other={before} mark="ins" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
