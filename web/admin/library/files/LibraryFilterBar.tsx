import { useEffect, useEffectEvent, useState } from "react";
import { SelectField } from "../../../ui/field/SelectField";
import { TextField } from "../../../ui/field/TextField";
import type { LibraryFilters } from "./libraryFilters";

/** How long typing rests before the list follows, in milliseconds. */
const pause = 250;

const kinds = [
  { value: "", label: "Any kind" },
  { value: "IMAGE", label: "Pictures" },
  { value: "VIDEO", label: "Videos" },
] as const;

const usages = [
  { value: "", label: "Any" },
  { value: "used", label: "Used" },
  { value: "unused", label: "Not used" },
] as const;

type Props = {
  filters: LibraryFilters;
  isOnlyPictures: boolean;
  onChange: (filters: LibraryFilters) => void;
};

/** Which files are listed. */
export function LibraryFilterBar({ filters, isOnlyPictures, onChange }: Props) {
  const [typed, setTyped] = useState(filters.search);
  const show = useEffectEvent(() => {
    const search = typed.trim();
    if (search !== filters.search) onChange({ ...filters, search });
  });
  useEffect(() => {
    const timer = setTimeout(show, typed ? pause : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search className="library-filters">
      <TextField
        label="Search files"
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {!isOnlyPictures && (
        <SelectField
          label="Kind"
          value={filters.kind}
          options={kinds}
          onChange={(kind) => onChange({ ...filters, kind })}
        />
      )}
      <SelectField
        label="Use"
        value={filters.usage}
        options={usages}
        onChange={(usage) => onChange({ ...filters, usage })}
      />
    </search>
  );
}
