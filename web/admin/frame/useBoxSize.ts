import { useCallback, useState } from "react";

type BoxSize = { inlineSize: number; blockSize: number };

/** A callback ref, and the inner size of its element in pixels: updated on changes, zero while unknown. */
export function useBoxSize(): [(element: HTMLElement | null) => (() => void) | undefined, BoxSize] {
  const [size, setSize] = useState<BoxSize>({ inlineSize: 0, blockSize: 0 });
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ inlineSize: element.clientWidth, blockSize: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, size];
}
