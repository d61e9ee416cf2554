import { useEffect, useState } from "react";
import { useLatestParameters } from "../../layout/useLatestParameters";
import { type FilterName, withFilter } from "./projectFilters";

/**
 * One filter of the list of projects, in the address. What is chosen is shown at once, while what is
 * listed is on the way.
 */
export function useFilter(name: FilterName): [string, (value: string) => void] {
  const [parameters, setParameters] = useLatestParameters();
  const listed = parameters.get(name) ?? "";
  const [chosen, setChosen] = useState(listed);
  useEffect(() => setChosen(listed), [listed]);
  const choose = (value: string) => {
    setChosen(value);
    setParameters((current) => withFilter(current, name, value), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [chosen, choose];
}
