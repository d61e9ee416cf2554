import { TextField } from "../../ui/field/TextField";
import "./LinkSearch.css";

type Props = { wanted: string; onChange: (wanted: string) => void; foundCount: number };

/** Finds links by words, while one types. */
export function LinkSearch({ wanted, onChange, foundCount }: Props) {
  const isSearched = wanted.trim() !== "";
  return (
    <search className="link-search">
      <TextField
        label="Search links"
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={wanted}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={isSearched && foundCount === 0 ? "" : "visually-hidden"} role="status">
        {isSearched && (foundCount > 0 ? `${foundCount} found` : "No link matches.")}
      </p>
    </search>
  );
}
