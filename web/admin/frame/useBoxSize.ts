import { useCallback, useState } from "react";

type BoxSize = { inlineSize: number; blockSize: number };

/** A callback ref, and the current size of its element in CSS pixels, without borders. 0 before measuring. */
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
