/** An eye in the colour of the text around it, crossed out where pressing it hides something. */
export function EyeIcon({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2 10c1.7-3.4 4.5-5.2 8-5.2s6.3 1.8 8 5.2c-1.7 3.4-4.5 5.2-8 5.2S3.7 13.4 2 10Z" />
      <circle cx="10" cy="10" r="2.5" />
      {isCrossed && <path d="m3.5 16.5 13-13" />}
    </svg>
  );
}
