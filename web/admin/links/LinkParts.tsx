import { graphql, readInlineData, useLazyLoadQuery } from "react-relay";
import { cutTo } from "../../../content/storable-text";
import type {
  LinkParts_module$data,
  LinkParts_module$key,
} from "../../__generated__/LinkParts_module.graphql";
import type { LinkPartsQuery } from "../../__generated__/LinkPartsQuery.graphql";
import { Checkbox } from "../../ui/checkbox/Checkbox";
import { Skeleton } from "../../ui/skeleton/Skeleton";
import { useSectionNaming } from "../editing/sectionNames";
import { PanelBoundary } from "../layout/PanelBoundary";
import "./LinkParts.css";

type Props = {
  databaseId: number;
  /** The name of the project. */
  name: string;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
};

/** Lets the owner choose the modules of a project that a link opens, besides those that visitors see. */
export function LinkParts(props: Props) {
  return (
    <fieldset className="link-parts stack-close">
      <legend className="field-label">Parts of {props.name}</legend>
      <PanelBoundary
        message="The parts could not be loaded."
        fallback={<Skeleton height="80px" radius="small" />}
      >
        {(attempt) => <Parts {...props} attempt={attempt} />}
      </PanelBoundary>
    </fieldset>
  );
}

const partFragment = graphql`
  fragment LinkParts_module on ContentModule @inline {
    __typename
    moduleId
    isHidden
    isBlank
    label
    ... on TextModule {
      contentWords
    }
  }
`;

function Parts({ databaseId, value, onChange, attempt }: Props & { attempt: number }) {
  const nameSection = useSectionNaming();
  const { projectByDatabaseId } = useLazyLoadQuery<LinkPartsQuery>(
    graphql`
      query LinkPartsQuery($databaseId: Int!) @throwOnFieldError {
        projectByDatabaseId(databaseId: $databaseId) {
          caseStudy {
            sections {
              section
              name
              modules {
                ...LinkParts_module
              }
            }
          }
        }
      }
    `,
    { databaseId },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  const caseStudy = projectByDatabaseId?.caseStudy;
  const modules = (caseStudy?.sections ?? []).flatMap(({ section, name, modules }) =>
    modules
      .map((module) => readInlineData<LinkParts_module$key>(partFragment, module))
      .filter(({ isHidden, isBlank }) => !isHidden && !isBlank)
      .map((module) => ({ ...module, section: name ?? nameSection(section) })),
  );
  const known = modules.filter(({ moduleId }) => moduleId);
  if (modules.length === 0) return <p className="field-description">It has no parts yet.</p>;
  return (
    <>
      {known.map(({ moduleId, section, ...module }) => (
        <Checkbox
          key={moduleId}
          isSelected={moduleId != null && value.includes(moduleId)}
          onChange={(isSelected) =>
            onChange(
              isSelected ? [...value, moduleId ?? ""] : value.filter((other) => other !== moduleId),
            )
          }
        >
          <span className="link-part-section muted">{section}:</span> {describePart(module)}
        </Checkbox>
      ))}
      {known.length < modules.length && (
        <p className="field-description">
          Parts that were never edited here cannot be chosen. Open the project in the editor and
          save it once.
        </p>
      )}
    </>
  );
}

type Part = Pick<LinkParts_module$data, "__typename" | "label" | "contentWords">;

const longestWords = 60;

/**
 * The name of a module in the list: the owner's label, otherwise its first words, otherwise its
 * type.
 */
function describePart({ __typename, label, contentWords }: Part): string {
  const words = label || contentWords;
  if (words) return words.length > longestWords ? `${cutTo(words, longestWords)}…` : words;
  const type = __typename.replace(/Module$/, "").replace(/(?<=[a-z])[A-Z]/g, " $&");
  return type.charAt(0) + type.slice(1).toLowerCase();
}
