import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
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

/** The search, the filters and the order of the list of projects. The address contains all of them. */
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
  // A chosen tag that no project has any more stays an option, so that it can be deselected.
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

/** The pause in typing before the list is updated, in milliseconds. */
const pause = 250;

/** The value of a filter in an address. Empty for none. */
const filterIn = ({ search }: { search: string }, name: FilterName) =>
  new URLSearchParams(search).get(name)?.trim() ?? "";

/** A field that searches projects by words in their names, addresses and facts, while the owner types. */
export function SearchField() {
  const [, setParameters] = useLatestParameters();
  const location = useLocation();
  const listed = filterIn(location, "search");
  const [typed, setTyped] = useState(listed);
  /** The text that was searched last. Its results may still be loading. */
  const asked = useRef(listed);
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
  // After another navigation, such as a press on the tab, the field shows the search of the new
  // address. A search that is still loading is abandoned.
  const follow = useEffectEvent((search: string) => {
    if (search !== asked.current) setTyped(search);
    asked.current = search;
  });
  useEffect(() => follow(filterIn(location, "search")), [location]);
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

/** The filter by visibility. The address contains it. */
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
 * One filter of the list of projects, which is a parameter of the address, and the function that sets it. An
 * empty text means no filter. A chosen value is returned at once, while the list is still loading.
 */
export function useFilter(name: FilterName): [string, (value: string) => void] {
  const [, setParameters] = useLatestParameters();
  const location = useLocation();
  const [chosen, setChosen] = useState(() => filterIn(location, name));
  useEffect(() => setChosen(filterIn(location, name)), [location, name]);
  const choose = (value: string) => {
    setChosen(value);
    setParameters((current) => withFilter(current, name, value), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [chosen, choose];
}
