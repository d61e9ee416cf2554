import type { ProjectValues } from "../model/projectValues";
import type { Picked } from "../places/findField";
import { nameOfPart } from "../places/nameOfPart";
import type { Finding } from "./finding";

type Props = {
  findings: readonly Finding[];
  values: ProjectValues;
  onGo: (part: string, picked: Picked) => void;
};

export function FindingList({ findings, values, onGo }: Props) {
  return (
    <>
      <p className="check-panel-title">
        Check <span className="edit-outline-count">{findings.length}</span>
      </p>
      {findings.length === 0 ? (
        <p className="check-panel-none">Nothing found.</p>
      ) : (
        <ul>
          {[...findings.entries()].map(([place, { message, part, picked }]) => (
            <li key={place}>
              <button type="button" className="check-finding" onClick={() => onGo(part, picked)}>
                <span className="check-finding-place">{nameOfPart(part, values)}</span>
                {message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
