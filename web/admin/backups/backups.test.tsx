import { act, screen } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { backupsTestQuery } from "../../__generated__/backupsTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { BackupProblem } from "./BackupProblem";
import { LastBackup } from "./LastBackup";

function Shown() {
  const { backups } = useLazyLoadQuery<backupsTestQuery>(
    graphql`
      query backupsTestQuery @relay_test_operation {
        backups {
          ...BackupProblem_backups
          ...LastBackup_backups
        }
      }
    `,
    {},
  );
  if (!backups) return null;
  return (
    <>
      <BackupProblem backups={backups} />
      <LastBackup backups={backups} />
    </>
  );
}

type Told = {
  isLastBackupKnown?: boolean;
  lastBackupAt: string | null;
  deletedBackups?: string[];
  problem: string | null;
};

async function open(told: Told) {
  const backups = { isLastBackupKnown: true, deletedBackups: [], ...told };
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Backups: () => backups }),
  );
  await act(async () => renderWithRelay(<Shown />, environment));
}

test("the owner is told when the last backup was made", async () => {
  await open({ lastBackupAt: "2026-11-23T04:00:00Z", problem: null });
  expect(screen.getByText(/^Nov 2[234], 2026/).getAttribute("datetime")).toBe(
    "2026-11-23T04:00:00Z",
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the owner is told what went wrong, and that there is none yet", async () => {
  await open({ lastBackupAt: null, problem: "The disk of /backups is full. Make room there." });
  expect(screen.getByRole("alert").textContent).toBe(
    "The last backup went wrong. The disk of /backups is full. Make room there.",
  );
  expect(screen.getByText("No backup yet")).toBeTruthy();
});

test("the owner is told which older backups were deleted after the last", async () => {
  await open({
    lastBackupAt: "2026-11-23T12:00:00Z",
    deletedBackups: ["2026-11-14T12:00:00Z", "2026-11-13T12:00:00Z"],
    problem: null,
  });
  expect(document.body.textContent).toMatch(
    /Last backup: Nov 23, .+\. Deleted as outdated: Nov 14, .+; Nov 13, /,
  );
});

test("while the place of the backups has not answered, none is not claimed", async () => {
  await open({ isLastBackupKnown: false, lastBackupAt: null, problem: null });
  expect(screen.getByText("Last backup: not known yet")).toBeTruthy();
  expect(screen.queryByText("No backup yet")).toBeNull();
});
