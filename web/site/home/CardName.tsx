import { LockIcon } from "../../ui/LockIcon";
import { useWords } from "../../words/WordsContext";

type Props = {
  name: string;
  /** When it was made. Empty where that is not said. */
  year?: string | undefined;
  /** It is closed to whoever looks, or to visitors where the owner does. */
  showsLock: boolean;
  /** Nothing else tells whose card it is. */
  isAlwaysShown?: boolean;
};

/** The name over a card's picture, with a lock where the project is closed, and its year. */
export function CardName({ name, year, showsLock, isAlwaysShown = false }: Props) {
  const say = useWords();
  return (
    <span className="card-name" data-always={isAlwaysShown || undefined}>
      {showsLock && <LockIcon className="card-name-lock" />}
      <bdi>{name}</bdi>
      {showsLock && <span className="visually-hidden">{say("site.locked")}</span>}
      {year && <bdi className="card-year">{year}</bdi>}
    </span>
  );
}
