import type { ReactNode } from "react";

/** Two rows: put an item into a separate row. */
export function ApartIcon() {
  return (
    <Icon>
      <path d="M2.5 2.5h11V7h-11zm0 6.5h11v4.5h-11z" />
    </Icon>
  );
}

/** Two columns: put an item beside another item. */
export function BesideIcon() {
  return (
    <Icon>
      <path d="M2.5 3.5H7v9H2.5zm6.5 0h4.5v9H9z" />
    </Icon>
  );
}

/** A leaf of a calendar: choose a day. */
export const CalendarIcon = () => <Icon d="M2.5 4.5h11v9h-11zm0 3h11M5.5 2.5v3m5-3v3" />;

/** An arrowhead downwards: move down, or open. */
export const ChevronDownIcon = () => <Icon d="m3.5 6 4.5 4.5L12.5 6" />;

/** An arrowhead upwards: move up. */
export const ChevronUpIcon = () => <Icon d="m3.5 10 4.5-4.5L12.5 10" />;

/** A board with a clip: copy into the clipboard. */
export const ClipboardIcon = () => (
  <Icon d="M6 2h4v3H6z">
    <rect x="3.5" y="3.5" width="9" height="10.5" rx="1.5" />
  </Icon>
);

/** A cross: stop, close or remove. */
export const CloseIcon = () => <Icon d="m3.5 3.5 9 9m0-9-9 9" />;

/** Angle brackets: code. */
export const CodeIcon = () => <Icon d="M5.5 4.5 2 8l3.5 3.5m5-7L14 8l-3.5 3.5" />;

/** Two sheets: duplicate. */
export const CopyIcon = () => (
  <Icon d="M10.5 3.5v-.2a.8.8 0 0 0-.8-.8H3.3a.8.8 0 0 0-.8.8v6.4a.8.8 0 0 0 .8.8h.2">
    <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
  </Icon>
);

/** Three dots in a row: more actions. */
export function DotsIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      {[3, 8, 13].map((x) => (
        <circle key={x} cx={x} cy="8" r="1.5" />
      ))}
    </svg>
  );
}

/** Six dots: drag an item by this handle. */
export function HandleIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      {[3.5, 8, 12.5].flatMap((y) =>
        [5.5, 10.5].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.25" />),
      )}
    </svg>
  );
}

/** Lines after an arrow to the right: indent. */
export const IndentIcon = () => <Icon d="M7.5 4h6m-6 4h6m-6 4h6M2.5 5.5 5 8l-2.5 2.5" />;

/** Two pictures, one before the other: the library of uploaded files. */
export const LibraryIcon = () => (
  <Icon d="M5.5 3.3c0-.4.4-.8.8-.8h6.4c.4 0 .8.4.8.8v6.4c0 .4-.4.8-.8.8">
    <rect x="2.5" y="5.5" width="8" height="8" rx="1.5" />
  </Icon>
);

/** Two links of a chain. */
export const LinkIcon = () => (
  <Icon d="m6.7 9.3 2.6-2.6M7.3 4.7l1.6-1.6a2.8 2.8 0 0 1 4 4l-1.6 1.6M8.7 11.3l-1.6 1.6a2.8 2.8 0 0 1-4-4l1.6-1.6" />
);

/** Lines after dots: a list. */
export const ListIcon = () => <Icon d="M6.5 4h7m-7 4h7m-7 4h7M2.8 4h.01M2.8 8h.01M2.8 12h.01" />;

/** Lines after numbers: an ordered list. */
export const NumberedListIcon = () => (
  <Icon d="M7.5 4h6m-6 4h6m-6 4h6M2.5 3.2l1-.7v4M2.5 10.2c.3-.9 1.9-.8 1.9.2 0 .8-1.9 1.7-1.9 2.6h2" />
);

/** Lines after an arrow to the left: outdent. */
export const OutdentIcon = () => <Icon d="M7.5 4h6m-6 4h6m-6 4h6M5 5.5 2.5 8 5 10.5" />;

/** A pencil: edit. */
export const PencilIcon = () => (
  <Icon d="m2.5 13.5.7-3L10.7 3a1.6 1.6 0 0 1 2.3 2.3l-7.5 7.5-3 .7ZM9.3 4.4l2.3 2.3" />
);

/** A sheet with a folded corner: a PDF. */
export const PdfIcon = () => <Icon d="M3.5 2h6l3 3v9h-9zm6 0v3h3M5.5 8.5h5m-5 2.5h5" />;

/** Two people: the audience of a module. */
export function PeopleIcon() {
  return (
    <Icon>
      <circle cx="6" cy="5.2" r="2.4" />
      <path d="M1.8 13.2c.3-2.6 2-4 4.2-4s3.9 1.4 4.2 4" />
      <path d="M10.6 3a2.4 2.4 0 0 1 0 4.5M12 9.6c1.3.6 2 1.9 2.2 3.6" />
    </Icon>
  );
}

/** A plus: add. */
export const PlusIcon = () => <Icon d="M8 3v10M3 8h10" />;

/** A bar beside lines: a quotation. */
export const QuotationIcon = () => <Icon d="M3 3v10M6.5 4.5h7m-7 3.5h7m-7 3.5h4.5" />;

/** An x and a raised 2. */
export const SuperscriptIcon = () => (
  <Icon d="M2.5 5.5l6 8m0-8l-6 8M10.8 3.4a1.5 1.5 0 0 1 2.9.4c0 1.1-2.9 2-2.9 3.2h3" />
);

/** An x and a lowered 2. */
export const SubscriptIcon = () => (
  <Icon d="M2.5 2.5l6 8m0-8l-6 8M10.8 10.4a1.5 1.5 0 0 1 2.9.4c0 1.1-2.9 2-2.9 3.2h3" />
);

/** An arrow in a circle: repeat. */
export const RepeatIcon = () => <Icon d="M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3" />;

/** A magnifying glass: search. */
export const SearchIcon = () => (
  <Icon d="m10.5 10.5 3 3">
    <circle cx="7" cy="7" r="4.5" />
  </Icon>
);

/** Arrows to both sides: wider or narrower. */
export function WidthIcon() {
  return (
    <Icon>
      <path d="M1.5 8h13M4 5 1.5 8 4 11m8-6 2.5 3L12 11" />
    </Icon>
  );
}

/** A screen on a stand: slides. */
export const SlidesIcon = () => <Icon d="M2.5 3h11v7.5h-11zM8 10.500v2.500m-2.500 0h5" />;

/** A bin: delete. */
export const TrashIcon = () => (
  <Icon d="M2.5 4.5h11M6 4.5v-2h4v2m-5.5 0 .6 9h5.8l.6-9M6.7 7.2v3.6m2.6-3.6v3.6" />
);

/** An eye: visible to visitors; crossed out: hidden from them. */
export function VisibilityIcon({ isVisible }: { isVisible: boolean }) {
  return (
    <Icon>
      <path d="M1.5 8C3 5 5.2 3.7 8 3.7S13 5 14.5 8C13 11 10.8 12.3 8 12.3S3 11 1.5 8Z" />
      <circle cx="8" cy="8" r="2" />
      {!isVisible && <path d="m2.5 13.5 11-11" />}
    </Icon>
  );
}

type IconProps = { d?: string; children?: ReactNode };

/**
 * A drawing of 16 by 16 units, in the colour of the text around it. `d` is the data of a path, `children` are
 * other shapes.
 */
function Icon({ d, children }: IconProps) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
      {d && <path d={d} />}
    </svg>
  );
}
