import { useMemo, useState } from "react";
import { showToast } from "../../ui/toast/showToast";
import { useProjectList } from "../projects/ProjectListContext";
import { showFailure } from "../showFailure";
import { inOrderOf } from "./arrange";

/** The callbacks for an order that was sent. One of them is called, depending on the outcome. */
export type OrderOutcome = {
  onSaved: () => void;
  /** Nothing was saved, because another window has changed the order or the items. */
  onRefused: (message: string) => void;
  /** The request failed. The message is the reason, if it is known. */
  onFailed: (message?: string) => void;
};

/** Sends a new order, together with `seenIds`: the order that the owner saw when she changed it. */
export type Save = (ids: string[], seenIds: string[], outcome: OrderOutcome) => void;

/**
 * A list that shows a new order at once and saves it. If that fails, it shows the former order, or the order
 * that another window has saved meanwhile, and an error. Of orders saved in quick succession, it shows the
 * last one.
 * @param items must be the same objects while nothing changes, because the list renders each new object again
 */
export function useOrder<Item extends { id: string }>(items: readonly Item[], save: Save) {
  const { refresh } = useProjectList();
  const [ahead, setAhead] = useState<readonly string[] | null>(null);
  const ordered = useMemo(() => (ahead ? inOrderOf(items, ahead) : items), [items, ahead]);
  const reorder = (ids: string[], description?: string) => {
    const seenIds = ordered.map(({ id }) => id);
    if (ids.every((id, place) => id === seenIds[place])) return;
    setAhead(ids);
    const settle = () => setAhead((current) => (current === ids ? null : current));
    save(ids, seenIds, {
      onSaved: () => {
        showToast({ title: "Project order updated successfully!", description });
        refresh().then(settle);
      },
      onRefused: (message) => {
        showFailure("Failed to update project order", message);
        refresh().then(settle);
      },
      onFailed: (message) => {
        settle();
        showFailure("Failed to update project order", message);
      },
    });
  };
  return { ordered, reorder };
}
