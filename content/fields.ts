/** The kinds of declared fields, with the properties of each kind. */
type FieldKinds = {
  /** The maximum length, in characters. Where it is unset, the server declares a rule for the field. */
  text: { max?: number };
  /** Text with markup. */
  richText: { max: number };
  /**
   * Texts with markup. `max` is the maximum length of each in characters, `maxItems` the maximum number of
   * texts.
   */
  texts: { max: number; maxItems: number };
  flag: object;
  integer: object;
  /** The address of a picture or video. */
  media: object;
  /** The labels of the values. The first one is the default of a required field. */
  choice: { options: Readonly<Record<string, string>> };
  /** The maximum number of rows; each row has its own fields. */
  rows: { max: number };
};

/** A field of one of the given kinds. */
export type FieldOf<Kind extends keyof FieldKinds> = {
  [Each in Kind]: { kind: Each } & FieldKinds[Each];
}[Kind];
