import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ChoiceGroup } from "../../ui/choice/ChoiceGroup";
import { filterIn, type VisibilityFilterValue } from "./visibilityFilter";

const options: readonly { value: VisibilityFilterValue; label: string }[] = [
  { value: "all", label: "All" },
  { value: "public", label: "Public" },
  { value: "unlisted", label: "Unlisted" },
  { value: "draft", label: "Drafts" },
];

/** Chooses, in the address, which projects are listed. */
export function VisibilityFilter() {
  const [parameters, setParameters] = useSearchParams();
  const listed = filterIn(parameters);
  // Shown at once, while what is listed is on the way.
  const [chosen, setChosen] = useState(listed);
  useEffect(() => setChosen(listed), [listed]);
  const choose = (value: VisibilityFilterValue) => {
    setChosen(value);
    setParameters(value === "all" ? {} : { visibility: value }, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <ChoiceGroup
      label="Listed projects"
      isLabelHidden
      value={chosen}
      options={options}
      onChange={choose}
    />
  );
}
