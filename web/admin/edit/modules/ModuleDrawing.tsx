import type { ModuleType } from "../module-types/moduleTypes";

/** SVG paths in a box of 32 by 24 units. */
const strokes: Record<ModuleType, string> = {
  text: "M4 5h13M4 10h24M4 14.5h24M4 19h16",
  "text-image": "M3 6h10M3 10.5h10M3 15h10M3 19h6M17 4h12v16H17zm0 13 5-5 3 3 2-2 2 2",
  "image-image": "M3 4h11.5v16H3zm14.5 0H29v16H17.5zM3 17l4.5-5 7 7m3-2 4.5-5 7 7",
  "hero-image": "M4 3h24v14H4zm0 11 7-6 5 4.5 4-3.5 8 6M11 21h10",
  "full-width": "M1 4h30M1 20h30M1 16l9-7 7 6 5-4.5 9 7",
  "before-after": "M3 4h26v16H3zm13-2v20m-4-13-3 3 3 3m8-6 3 3-3 3",
  gallery:
    "M3 3h7.5v8H3zm9.25 0h7.5v8h-7.5zM21.5 3H29v8h-7.5zM3 13h7.5v8H3zm9.25 0h7.5v8h-7.5zm9.25 0H29v8h-7.5z",
  embed: "M3 4h26v16H3zm10.5 4.5v7l6-3.5z",
  quote: "M5 5h5v5l-3 3m6-8h5v5l-3 3M5 18h22",
  numbers:
    "m4 7 3-2.5V15m5-8a2.75 2.75 0 1 1 5 2L12 15h6m4 0 6-10M22.5 6v.01m5 8v.01M4 20h14m4 0h6",
  columns:
    "M3 5h7M3 10h7M3 14.5h7M3 19h4m5.5-14h7m-7 5h7m-7 4.5h7m-7 4.5h5M22 5h7m-7 5h7m-7 4.5h7M22 19h3",
  table: "M3 4h26v16H3zM3 9h26M3 14.5h26M11.5 4v16M20 4v16",
  code: "m9 6.5-5.5 5.5L9 17.5m14-11 5.5 5.5-5.5 5.5M18.5 4l-5 16",
};

/** A small drawing of what a module of a type looks like on the page. */
export function ModuleDrawing({ type }: { type: ModuleType }) {
  return (
    <svg
      width="32"
      height="24"
      viewBox="0 0 32 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={strokes[type]} />
    </svg>
  );
}
