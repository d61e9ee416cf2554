import { useState } from "react";
import { showToast } from "../../ui/toast/showToast";
import { useProjectList } from "../projects/ProjectListContext";
import { showFailure } from "../showFailure";
import { inOrderOf } from "./arrange";

type Save = (
  ids: string[],
  outcome: { onSaved: () => void; onFailed: (message?: string) => void },
) => void;

/**
 * A list that shows a new order at once and saves it. Where that fails the former order is back, and
 * the owner is told. Of orders saved in quick succession the last one stays on show.
 */
export function useOrder<Item extends { id: string }>(items: readonly Item[], save: Save) {
  const { refresh } = useProjectList();
  const [ahead, setAhead] = useState<readonly string[] | null>(null);
  const reorder = (ids: string[]) => {
    setAhead(ids);
    const settle = () => setAhead((current) => (current === ids ? null : current));
    save(ids, {
      onSaved: () => {
        showToast({ title: "Project order updated successfully!" });
        refresh().then(settle);
      },
      onFailed: (message) => {
        settle();
        showFailure("Failed to update project order", message);
      },
    });
  };
  return { ordered: ahead ? inOrderOf(items, ahead) : [...items], reorder };
}
