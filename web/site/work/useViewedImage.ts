import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { paths } from "../../paths";
import { largestCount } from "./gridPages";
import { growPicture, viewerGone } from "./growPicture";
import { tileId, wasOpenedFromGrid } from "./viewerAddress";
import { tagIn } from "./workTag";

type Gallery = {
  /** The ids of the loaded images, from the first on. */
  ids: readonly number[];
  /** The number of all images, loaded or not. */
  total: number;
  hasMore: boolean;
};

/**
 * The image that the address names, and functions to show others. Back closes the viewer; a step adds nothing
 * to the history. A step to an image that is not loaded waits until the image is loaded.
 */
export function useViewedImage({ ids, total, hasMore }: Gallery) {
  const [search] = useSearchParams();
  const tag = tagIn(search);
  const { state } = useLocation();
  const navigate = useNavigate();
  const [awaited, setAwaited] = useState<{ from: number; position: number } | null>(null);
  const isClosing = useRef(false);
  const named = Number(search.get("view") || Number.NaN);
  const index = ids.indexOf(named);
  const isAwaiting = index !== -1 && awaited?.from === named;
  const awaitedId = isAwaiting ? idAt(awaited.position) : undefined;

  useFocusReturn(ids[index]);

  /** The id of the image at a position. Undefined while it is not loaded. */
  function idAt(position: number): number | undefined {
    return ids[position] ?? (hasMore ? undefined : ids.at(-1));
  }
  const show = (id: number) =>
    navigate(paths.workImage(id, tag), { replace: true, state, preventScrollReset: true });
  const close = () => {
    // A second press before the address has changed would go back twice, and leave the page.
    if (isClosing.current) return;
    isClosing.current = true;
    growPicture(named, () => {
      const gone = viewerGone();
      if (wasOpenedFromGrid(state)) navigate(-1);
      else
        navigate(tag === null ? paths.work : paths.workTag(tag), {
          replace: true,
          preventScrollReset: true,
        });
      return gone;
    });
  };
  const step = (offset: 1 | -1) => {
    const count = hasMore ? total : ids.length;
    const position = (index + offset + count) % count;
    const id = idAt(position);
    if (id === undefined) setAwaited({ from: named, position });
    else if (id !== named) show(id);
  };

  useEffect(() => {
    isClosing.current = Number.isNaN(named);
    setAwaited(null);
  }, [named]);
  const showAwaited = useEffectEvent(show);
  useEffect(() => {
    if (awaitedId !== undefined) showAwaited(awaitedId);
  }, [awaitedId]);

  const isBeyond =
    hasMore &&
    (isAwaiting
      ? awaitedId === undefined
      : index === -1 && named > 0 && ids.length >= largestCount);
  const loadedNeighbour = (offset: number) => ids[(index + offset + ids.length) % ids.length];
  return {
    index,
    /**
     * Whether the grid has to load more images before it can show the requested image: after a step to an
     * image that is not loaded, or if the address names an image beyond `largestCount`. All other images that
     * an address can name are loaded with the page.
     */
    isBeyond,
    /** Whether the address names an image that does not exist. */
    isMissing: index === -1 && named > 0 && !isBeyond,
    /** The ids of the images to which the viewer's buttons lead without scripts. */
    previousId: loadedNeighbour(-1),
    nextId: loadedNeighbour(1),
    close,
    step,
  };
}

/** Once the viewer is closed, moves the focus to the picture in the grid that was seen last. */
function useFocusReturn(viewedId: number | undefined): void {
  const lastId = useRef(viewedId);
  useLayoutEffect(() => {
    if (viewedId === undefined && lastId.current !== undefined) {
      document.getElementById(tileId(lastId.current))?.focus();
    }
    lastId.current = viewedId;
  }, [viewedId]);
}
