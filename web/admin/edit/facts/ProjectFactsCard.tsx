import { memo } from "react";
import { TextField } from "../../../ui/field/TextField";
import { ListField } from "../../list-field/ListField";
import { linkColumns } from "../../list-field/linkColumns";
import type { ListColumn } from "../../list-field/listColumn";
import {
  type CardProps,
  factKeys,
  inputNameOf,
  ofKind,
  projectFields,
} from "../model/projectFields";
import { offerText } from "./offerText";
import { TagsField } from "./TagsField";

const hints: Readonly<Record<string, string>> = {
  client: "Whom it was made for.",
  year: "As you want it read: 2024, 2022–24, since 2020.",
};

/** The card of the facts about a project, such as its client, year and team. Every field may stay empty. */
export const ProjectFactsCard = memo(function ProjectFactsCard({
  values,
  faults,
  onChange,
}: CardProps) {
  return (
    <section className="edit-card" aria-labelledby="facts">
      <h2 className="edit-card-title strong" id="facts">
        Facts
      </h2>
      <div className="edit-fields stack-wider">
        {ofKind(factKeys, "text").map((key) => (
          <TextField
            key={key}
            label={projectFields[key].label}
            name={key}
            autoComplete="off"
            value={values[key]}
            description={
              key === "designerRole"
                ? offerText(values.designerRole, {
                    said: values.brief.role,
                    place: "brief",
                    onTake: (designerRole) => onChange({ designerRole }),
                  })
                : hints[key]
            }
            errorMessage={faults[inputNameOf(key)]}
            onChange={({ target }) => onChange({ [key]: target.value })}
          />
        ))}
        <div className="edit-fields-wide">
          <TagsField
            label={projectFields.tags.label}
            tags={values.tags}
            errorMessage={faults.tags}
            onChange={(tags) => onChange({ tags })}
          />
        </div>
        <div className="edit-fields-wide">
          <ListField
            label={projectFields.team.label}
            rowName="person"
            columns={teamColumns}
            rows={values.team}
            limit={projectFields.team.max}
            errorMessage={faults.team}
            onChange={(team) => onChange({ team })}
          />
        </div>
        <div className="edit-fields-wide">
          <ListField
            label={projectFields.links.label}
            rowName="link"
            columns={linkColumns}
            rows={values.links}
            limit={projectFields.links.max}
            errorMessage={faults.links}
            onChange={(links) => onChange({ links })}
          />
        </div>
      </div>
    </section>
  );
});

/** The columns of the list of people who took part. */
const teamColumns: readonly ListColumn<"name" | "role">[] = [
  {
    key: "name",
    label: "Name",
    faultOf: (name) => (name.trim() ? undefined : "Enter a name."),
  },
  { key: "role", label: "What they did" },
];
