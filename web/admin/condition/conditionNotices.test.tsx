import { act, screen } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { conditionNoticesTestQuery } from "../../__generated__/conditionNoticesTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { ConditionNotices } from "./ConditionNotices";

function Shown() {
  const { condition } = useLazyLoadQuery<conditionNoticesTestQuery>(
    graphql`
      query conditionNoticesTestQuery @relay_test_operation {
        condition {
          ...ConditionNotices_condition
        }
      }
    `,
    {},
  );
  return <ConditionNotices condition={condition} />;
}

async function open(told: object) {
  const whole = { isDatabaseWhole: true, fullDisk: null, staticCopyProblem: null, lostFiles: [] };
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Condition: () => ({ ...whole, ...told }) }),
  );
  await act(async () => renderWithRelay(<Shown />, environment));
}

test("where all is well nothing is said", async () => {
  await open({});
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a full disk, a damaged database and lost files are told, with what to do", async () => {
  const asset = { path: "/objects/one.png", fileName: "one.png", useCount: 0, uses: { edges: [] } };
  await open({
    isDatabaseWhole: false,
    fullDisk: "/data",
    staticCopyProblem: "There is no folder /srv. Is its disk mounted?",
    lostFiles: [
      { isMissing: true, asset },
      { isMissing: false, asset: null },
    ],
  });
  const [database, disk, copy, files] = screen
    .getAllByRole("alert")
    .map(({ textContent }) => textContent);
  expect(database).toMatch(/^The database is damaged\. .*restore the newest backup/);
  expect(disk).toMatch(/^The disk is full\. .*Delete files.*make room on the disk of \/data\.$/);
  expect(copy).toMatch(/^The static copy is not up to date\. .*Is its disk mounted\?$/);
  expect(files).toMatch(
    /^2 files of the site are missing or damaged\. Upload them again.*one\.png is missing.*The résumé is damaged$/,
  );
});
