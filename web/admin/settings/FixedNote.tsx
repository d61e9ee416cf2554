type Props = {
  /** The name of the environment variable that sets the setting. */
  variable: string;
  /** The setting, as the beginning of a sentence. */
  what: string;
};

/** Explains that an environment variable sets a setting, which therefore cannot be changed here. */
export function FixedNote({ variable, what }: Props) {
  return (
    <p className="field-description">
      {what} is set by the environment variable <code>{variable}</code> of the server. Remove it
      there to set it here.
    </p>
  );
}
