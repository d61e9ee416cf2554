import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProjectFilterBar_query$key } from "../../../__generated__/ProjectFilterBar_query.graphql";
import { ChoiceGroup } from "../../../ui/choice/ChoiceGroup";
import { SelectField } from "../../../ui/field/SelectField";
import { TextField } from "../../../ui/field/TextField";
import { useLatestParameters } from "../../layout/useParameter";
import { type FilterName, listOrders, withFilter } from "./projectFilters";
import "./ProjectFilterBar.css";

const orders = Object.entries(listOrders).map(([order, label], place) => ({
  value: place === 0 ? "" : order.toLowerCase(),
  label,
}));

/** Which projects are listed, and in which order. All of it is in the address. */
export function ProjectFilterBar({ query }: { query: ProjectFilterBar_query$key }) {
  const { tags } = useFragment(
    graphql`
      fragment ProjectFilterBar_query on Query {
        tags {
          key
          name
          projectCount
        }
      }
    `,
    query,
  );
  const [tag, chooseTag] = useFilter("tag");
  const [order, chooseOrder] = useFilter("sort");
  const known = tags.map(({ key, name, projectCount }) => ({
    value: key,
    label: `${name} (${projectCount})`,
  }));
  // One that no project has any more can still be chosen away.
  const isGone = tag !== "" && !known.some(({ value }) => value === tag);
  const options = [
    { value: "", label: "All tags" },
    ...known,
    ...(isGone ? [{ value: tag, label: tag }] : []),
  ];
  return (
    <search className="project-filters stack">
      <SearchField />
      {options.length > 1 && (
        <SelectField label="Tag" name="tag" value={tag} options={options} onChange={chooseTag} />
      )}
      <SelectField
        label="Sort by"
        name="sort"
        value={orders.some(({ value }) => value === order) ? order : ""}
        options={orders}
        onChange={chooseOrder}
      />
      <VisibilityFilter />
    </search>
  );
}

/** How long typing rests before the list follows, in milliseconds. */
const pause = 250;

/** Finds projects by words of their names, addresses and facts, while one types. */
export function SearchField() {
  const [parameters, setParameters] = useLatestParameters();
  const [typed, setTyped] = useState(parameters.get("search") ?? "");
  /** What the list was last asked for, though it may be loading. */
  const asked = useRef(typed.trim());
  const show = useEffectEvent(() => {
    if (typed.trim() === asked.current) return;
    asked.current = typed.trim();
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

const options = [
  { value: "all", label: "All" },
  { value: "public", label: "Public" },
  { value: "unlisted", label: "Unlisted" },
  { value: "draft", label: "Drafts" },
];

/** Chooses, in the address, which projects are listed. */
function VisibilityFilter() {
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
