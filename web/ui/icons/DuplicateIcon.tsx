/** Two sheets. In the size and colour of the text around it. */
export function DuplicateIcon() {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="18" height="18" fill="none" aria-hidden="true">
      <path
        d="M7 7h8a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 15 17H8.5A1.5 1.5 0 0 1 7 15.5V7Zm0 6H5a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 5 3h6.5A1.5 1.5 0 0 1 13 4.5V7"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
