import type { WorkTile_workImage$key } from "../../__generated__/WorkTile_workImage.graphql";
import { WorkTile } from "./WorkTile";
import "./WorkGrid.css";

type Props = { workImages: readonly (WorkTile_workImage$key & { readonly databaseId: number })[] };

/** All work images, one to four in a row. */
export function WorkGrid({ workImages }: Props) {
  return (
    <ul className="work-grid">
      {workImages.map((workImage, index) => (
        <li
          key={workImage.databaseId}
          className="work-grid-item"
          style={{ "--index": Math.min(index, lastDelayed) }}
        >
          <WorkTile workImage={workImage} isFirst={index < 2} />
        </li>
      ))}
    </ul>
  );
}

/** Tiles after this one enter with it: nobody waits for what is far below. */
const lastDelayed = 11;
