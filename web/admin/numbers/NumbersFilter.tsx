import { graphql, useFragment } from "react-relay";
import type { NumbersFilter_query$key } from "../../__generated__/NumbersFilter_query.graphql";
import { ChoiceGroup } from "../../ui/choice/ChoiceGroup";
import { SelectField } from "../../ui/field/SelectField";
import { useParameter } from "../layout/useParameter";

const spanOptions = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "365", label: "365 days" },
];

/**
 * Chooses the time span and the project of the statistics. Both choices are stored in the address.
 */
export function NumbersFilter({ query }: { query: NumbersFilter_query$key }) {
  const { projects } = useFragment(
    graphql`
      fragment NumbersFilter_query on Query {
        projects(first: 2000) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    query,
  );
  const [days, setDays] = useParameter("days");
  const [project, setProject] = useParameter("project");
  const options = [
    { value: "", label: "All pages" },
    ...projects.edges.map(({ node: { id, name } }) => ({ value: id, label: name })),
  ];
  if (project && !options.some(({ value }) => value === project)) {
    options.push({ value: project, label: "A project that is not listed" });
  }
  return (
    <div className="numbers-filter wrap">
      <ChoiceGroup
        label="Span"
        isLabelHidden
        value={spanOptions.some(({ value }) => value === days) ? (days ?? "30") : "30"}
        options={spanOptions}
        onChange={(value) => setDays(value === "30" ? null : value, { preventScrollReset: true })}
      />
      <SelectField
        label="Pages"
        value={project ?? ""}
        options={options}
        onChange={(value) => setProject(value || null, { preventScrollReset: true })}
      />
    </div>
  );
}
