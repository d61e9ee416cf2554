/** Six dots: what is here can be dragged. */
export function HandleIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      {[3.5, 8, 12.5].flatMap((y) =>
        [5.5, 10.5].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.25" />),
      )}
    </svg>
  );
}
