type Props = { className?: string };

/** A closed padlock in the colour and size of the text around it. */
export function LockIcon({ className }: Props) {
  return (
    <svg
      className={className}
      width="1em"
      height="1em"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect x="2.75" y="7" width="10.5" height="7" rx="2" />
      <path d="M5 7V4.75a3 3 0 0 1 6 0V7" />
    </svg>
  );
}
