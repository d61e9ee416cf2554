import { graphql, useFragment } from "react-relay";
import type { ProjectFilterBar_query$key } from "../../../__generated__/ProjectFilterBar_query.graphql";
import { SelectField } from "../../../ui/field/SelectField";
import { listOrders } from "./projectFilters";
import { SearchField } from "./SearchField";
import { useFilter } from "./useFilter";
import { VisibilityFilter } from "./VisibilityFilter";
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
    <search className="project-filters">
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
