import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import type { TestModuleQuery } from "../__generated__/TestModuleQuery.graphql";
import { ContentModule } from "../modules/ContentModule";

/** Renders a module of the section Why. @param place its position in the section, from 0 */
export function TestModule({ place = 0 }) {
  const { project } = useLazyLoadQuery<TestModuleQuery>(
    graphql`
      query TestModuleQuery {
        project(slug: "passage") {
          caseStudy {
            why {
              ...blocks_module
            }
          }
        }
      }
    `,
    {},
  );
  const module = project?.caseStudy?.why[place];
  return module && <ContentModule module={module} sectionName="section.why" sectionLabel="Why" />;
}

/** An environment that returns these modules for the query of TestModule. */
export function environmentOf(...modules: object[]): ReturnType<typeof createMockEnvironment> {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({ project: { caseStudy: { why: modules } } }),
    }),
  );
  return environment;
}
