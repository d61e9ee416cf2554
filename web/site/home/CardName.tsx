import { LockIcon } from "../../ui/LockIcon";
import { useWords } from "../../words/WordsContext";

type Props = {
  name: string;
  /** When it was made. Empty where that is not said. */
  year?: string | undefined;
  /** Needs the portfolio password. */
  isLocked: boolean;
  /** Nothing else tells whose card it is. */
  isAlwaysShown?: boolean;
};

/** The name over a card's picture, with a lock where the project is protected, and its year. */
export function CardName({ name, year, isLocked, isAlwaysShown = false }: Props) {
  const say = useWords();
  return (
    <span className="card-name" data-always={isAlwaysShown || undefined}>
      {isLocked && <LockIcon className="card-name-lock" />}
      <bdi>{name}</bdi>
      {isLocked && <span className="visually-hidden">{say("site.locked")}</span>}
      {year && <bdi className="card-year">{year}</bdi>}
    </span>
  );
}
