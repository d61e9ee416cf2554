import { useState } from "react";
import { useNavigationType } from "react-router";
import type { WorkTile_workImage$key } from "../../__generated__/WorkTile_workImage.graphql";
import { WorkTile } from "./WorkTile";
import "./WorkGrid.css";

type Props = {
  workImages: readonly (WorkTile_workImage$key & { readonly databaseId: number })[];
  /** The places of the first of all that came together, from 0 on, smallest first. */
  batches: readonly number[];
  /** The viewer is open over it. */
  isCovered: boolean;
};

/** All work images, one to four in a row. */
export function WorkGrid({ workImages, batches, isCovered }: Props) {
  const isReturn = useIsReturn();
  const delayAt = (index: number) => index - (batches.findLast((start) => start <= index) ?? 0);
  return (
    <ul className="work-grid" data-returned={isReturn || undefined}>
      {workImages.map((workImage, index) => (
        <li
          key={workImage.databaseId}
          id={`work-${index + 1}`}
          className="work-grid-item"
          style={{ "--index": Math.min(delayAt(index), lastDelayed) }}
        >
          <WorkTile workImage={workImage} isFirst={index < 2 && !isCovered} />
        </li>
      ))}
    </ul>
  );
}

/** Of a batch, tiles after this one enter with it: nobody waits for what is far below. */
const lastDelayed = 11;

/** Whether the visitor has come back to the grid, and to the place in it that they know. */
function useIsReturn(): boolean {
  const type = useNavigationType();
  const [isReturn] = useState(
    () =>
      type === "POP" &&
      typeof document !== "undefined" &&
      document.documentElement.dataset.hydrated !== undefined,
  );
  return isReturn;
}
