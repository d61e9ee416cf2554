import { ChoiceGroup } from "../../../ui/choice/ChoiceGroup";
import { useFilter } from "./useFilter";

const options = [
  { value: "all", label: "All" },
  { value: "public", label: "Public" },
  { value: "unlisted", label: "Unlisted" },
  { value: "draft", label: "Drafts" },
];

/** Chooses, in the address, which projects are listed. */
export function VisibilityFilter() {
  const [chosen, choose] = useFilter("visibility");
  return (
    <ChoiceGroup
      label="Listed projects"
      isLabelHidden
      value={options.some(({ value }) => value === chosen) ? chosen : "all"}
      options={options}
      onChange={(value) => choose(value === "all" ? "" : value)}
    />
  );
}
