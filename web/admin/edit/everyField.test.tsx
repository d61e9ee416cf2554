import { screen } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import type { everyFieldTestQuery } from "../../__generated__/everyFieldTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { BasicInformation } from "./BasicInformation";
import { BriefCard } from "./brief/BriefCard";
import { ProjectFactsCard } from "./facts/ProjectFactsCard";
import { fieldKeys, parseFields, projectFields } from "./model/projectFields";
import { ProjectImages } from "./ProjectImages";
import { ProjectSharing } from "./ProjectSharing";

/** A project on the home page and with its own colours, so that the cards show all fields. */
const values = parseFields({ name: "Orrery", showOnHome: true, lightSource: "COLORS" });

const ignore = () => {};

function Cards() {
  const { project } = useLazyLoadQuery<everyFieldTestQuery>(
    graphql`
      query everyFieldTestQuery {
        project(slug: "orrery") {
          ...FormerSlugs_project
        }
      }
    `,
    {},
  );
  if (!project) return null;
  return (
    <>
      <BasicInformation
        values={values}
        isUnlisted={false}
        address=""
        project={project}
        oldLinks=""
        faults={{}}
        onChange={ignore}
      />
      <BriefCard
        values={values}
        media={[]}
        isProtected={false}
        wordsBeside={null}
        faults={{}}
        onChange={ignore}
      />
      <ProjectFactsCard values={values} faults={{}} onChange={ignore} />
      <ProjectImages values={values} faults={{}} update={ignore} onChange={ignore} />
      <ProjectSharing values={values} isProtected={false} faults={{}} onChange={ignore} />
    </>
  );
}

test("every field of a project stands in the editor, by its label", () => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver(() => ({
    data: { project: { id: "1", slug: "orrery", formerSlugs: [] } },
  }));
  renderWithRelay(<Cards />, environment);
  // The sections themselves show `sectionLayout`, see ContentSections.test.tsx.
  const labels = fieldKeys
    .filter((key) => key !== "sectionLayout")
    .map((key) => projectFields[key].label);
  expect(labels.filter((label) => screen.queryAllByText(label).length === 0)).toEqual([]);
});
