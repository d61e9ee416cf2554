import { useWords } from "../../words/WordsContext";

type Props = {
  kind: "previous" | "next" | "close";
  /** The query parameter that the button sets without scripts. */
  name?: string;
  value?: number | undefined;
  onPress: () => void;
};

export function ViewerButton({ kind, name, value, onPress }: Props) {
  const say = useWords();
  return (
    <button
      type="submit"
      className="viewer-button centered"
      data-kind={kind}
      aria-label={say(`viewer.${kind}`)}
      name={name}
      value={value}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <svg
        className="mirrored"
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        aria-hidden="true"
      >
        <path
          d={drawings[kind]}
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

const drawings = {
  previous: "M12.5 4 6.5 10l6 6",
  next: "m7.5 4 6 6-6 6",
  close: "m5 5 10 10M15 5 5 15",
};
