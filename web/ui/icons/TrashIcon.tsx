/** A bin. In the size and colour of the text around it. */
export function TrashIcon() {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="18" height="18" fill="none" aria-hidden="true">
      <path
        d="M3.5 5.5h13M8 5.5V4a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v1.5m2.8 0-.6 9.6a1.5 1.5 0 0 1-1.5 1.4H7.300a1.5 1.5 0 0 1-1.5-1.4L5.200 5.5M8.300 9v4.5M11.700 9v4.5"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
