import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { paths } from "../../paths";
import { tileId, wasOpenedFromGrid } from "./viewerAddress";

/**
 * Which of the images the address names, and how to get to others. Back closes the viewer; stepping
 * on adds nothing to the history.
 */
export function useViewedImage(ids: readonly number[]) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const named = Number(search.get("view") ?? Number.NaN);
  const index = ids.indexOf(named);
  const at = (offset: number) => ids[(index + offset + ids.length) % ids.length];

  useFocusReturn(ids[index]);

  const close = () => {
    if (wasOpenedFromGrid(state)) navigate(-1);
    else navigate(paths.work, { replace: true, preventScrollReset: true });
  };
  const step = (id: number) =>
    navigate(paths.workImage(id), { replace: true, state, preventScrollReset: true });
  return {
    isNamed: Number.isInteger(named),
    index,
    previousId: at(-1),
    nextId: at(1),
    close,
    step,
  };
}

/** Once the viewer is gone, the focus goes to the picture in the grid that was seen last. */
function useFocusReturn(viewedId: number | undefined): void {
  const lastId = useRef(viewedId);
  useEffect(() => {
    if (viewedId === undefined && lastId.current !== undefined) {
      document.getElementById(tileId(lastId.current))?.focus();
    }
    lastId.current = viewedId;
  }, [viewedId]);
}
