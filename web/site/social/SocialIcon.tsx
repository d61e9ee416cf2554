/** Simple drawings in a view box of 24 by 24 units: strokes, and dots for strokes without length. */
const drawings = {
  linkedin: "M4 4h16v16H4zM8 11v5M8 8v0M12 16v-5M12 13.5c0-3 4.5-3.4 4.5 0V16",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM16.5 7.5v0",
  dribbble:
    "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8.5 3.7c3.6 4.4 5.6 9.6 6.2 16.8M3.1 10.6c6.6.2 11.9-1.2 15.3-4.9M20.9 13.3c-5.9-1.4-11.4.2-14.9 5.3",
  behance:
    "M3.5 6H8a3 3 0 0 1 0 6H3.5zM3.5 12h5a3 3 0 0 1 0 6h-5zM14 14.5h7c0-5.5-7-5.5-7 0 0 4.2 5.4 4.7 6.7 1.7M15 7.5h5",
  code: "m8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14",
  x: "m5 5 14 14M19 5 5 19",
  bluesky:
    "M12 11C10.5 8 7.5 5 5 4.2 3.4 3.8 3.3 5.5 3.6 8c.3 3 .8 5 4.4 5-3 .7-3.8 2.3-1.9 4.5 2.7 3 4.7.6 5.9-2.5 1.2 3.1 3.2 5.5 5.9 2.5 1.9-2.2 1.1-3.8-1.9-4.5 3.6 0 4.1-2 4.4-5 .3-2.5.2-4.2-1.4-3.8C16.5 5 13.5 8 12 11Z",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM16 8v5.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.6 7.2",
  mastodon:
    "M20 9.5c0-4-2.5-5.5-8-5.5S4 5.5 4 9.5c0 6.5.7 10.5 7 10.5 1.8 0 3-.3 4-.8M4.5 15.5c3 .8 14 1.3 15-1.5.4-1.2.5-3 .5-4.5M8.5 13V9.7c0-2.3 3.5-2.3 3.5 0V12M12 9.7c0-2.3 3.5-2.3 3.5 0V13",
  video:
    "M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM10.5 9.5v5l4-2.5z",
  note: "M14 4v11.5a3.5 3.5 0 1 1-3.5-3.5M14 4c.3 2.8 2 4.5 5 4.8",
  facebook: "M4 4h16v16H4zM13.5 20v-7.5c0-2 .8-3 3-3M11 13.5h5",
  pinterest:
    "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM9.5 20.5 12 10.5M8.8 13.5c-2-4.7 1-6.8 3.7-6.8 4.9 0 4.6 7.8.8 7.8-1.1 0-1.9-.6-2.1-1.5",
  writing: "M4 6h16M4 11h16M4 16h10",
  figma:
    "M9 3h6a3 3 0 0 1 0 6H9a3 3 0 0 1 0-6ZM9 9h3v6H9a3 3 0 0 1 0-6ZM18 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM9 15h3v3a3 3 0 1 1-3-3Z",
  arena: "M7 8v8M3.5 10l7 4M10.5 10l-7 4M17 8v8M13.5 10l7 4M20.5 10l-7 4",
  mail: "M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.5 7l8.5 6 8.5-6",
  link: "m10 14 4-4M11 7l2-2a4 4 0 0 1 6 6l-2 2M13 17l-2 2a4 4 0 0 1-6-6l2-2",
};

export type SocialIconName = keyof typeof drawings;

/** The icon of a site that a link leads to, in the colour of the text around it. */
export function SocialIcon({ name }: { name: SocialIconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
