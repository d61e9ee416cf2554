/** The kinds of fields that are declared here, with what a field of each kind says of itself. */
type FieldKinds = {
  /** Up to so many characters. Without, the server has a rule for it alone. */
  text: { max?: number };
  /** Text with markup. */
  richText: { max: number };
  flag: object;
  integer: object;
  /** The address of a picture or video. */
  media: object;
  /** What each value is called. The first one is the default, where the field has to have one. */
  choice: { options: Readonly<Record<string, string>> };
  /** Up to so many rows, each with fields of its own. */
  rows: { max: number };
  /** Written by hand on both sides but for its label and its descriptions. */
  own: object;
};

/** A field of one of some kinds. */
export type FieldOf<Kind extends keyof FieldKinds> = {
  [Each in Kind]: { kind: Each } & FieldKinds[Each];
}[Kind];
