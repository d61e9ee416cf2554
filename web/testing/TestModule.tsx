import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import type { TestModuleQuery } from "../__generated__/TestModuleQuery.graphql";
import { ContentModule } from "../modules/ContentModule";

/** A module of the section Why, as its block shows it. */
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

/** An environment that has modules for TestModule. */
export function environmentOf(...modules: object[]): ReturnType<typeof createMockEnvironment> {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({ project: { caseStudy: { why: modules } } }),
    }),
  );
  return environment;
}
