import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { TextField } from "../../../ui/field/TextField";
import { withFilter } from "./projectFilters";

/** How long typing rests before the list follows, in milliseconds. */
const pause = 250;

/** Finds projects by words of their names, addresses and facts, while one types. */
export function SearchField() {
  const [parameters, setParameters] = useSearchParams();
  const listed = parameters.get("search") ?? "";
  const [typed, setTyped] = useState(listed);
  const show = useEffectEvent(() => {
    if (typed.trim() === listed) return;
    setParameters((current) => withFilter(current, "search", typed.trim()), {
      replace: true,
      preventScrollReset: true,
    });
  });
  useEffect(() => {
    const timer = setTimeout(show, typed ? pause : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label="Search projects"
      type="search"
      name="search"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
