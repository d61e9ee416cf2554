import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { backupsTestQuery } from "../../__generated__/backupsTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { currentToast } from "../../ui/toast/showToast";
import { BackupProblem } from "./BackupProblem";
import { BackupsPanel } from "./BackupsPanel";
import { LastBackup } from "./LastBackup";

function Shown() {
  const data = useLazyLoadQuery<backupsTestQuery>(
    graphql`
      query backupsTestQuery @relay_test_operation {
        ...BackupsPanel_query
        backups {
          ...BackupProblem_backups
          ...LastBackup_backups
        }
      }
    `,
    {},
  );
  const { backups } = data;
  return (
    <>
      {backups && <BackupProblem backups={backups} />}
      {backups && <LastBackup backups={backups} />}
      <BackupsPanel query={data} />
    </>
  );
}

afterEach(() => vi.useRealTimers());

type Told = {
  restoreProblem?: string | null;
  restoredAt?: string | null;
  restoredFrom?: string | null;
  isRunning?: boolean;
  archives?: { name: string; createdAt: string; size: number; isEncrypted: boolean }[];
  archiveCount?: number;
  isLastBackupKnown?: boolean;
  lastBackupAt: string | null;
  deletedBackups?: string[];
  problem: string | null;
};

const place = {
  folder: "/backups",
  everyHours: 24,
  isLastBackupKnown: true,
  deletedBackups: [],
  lastCopyAt: null,
  isRunning: false,
  isRestoring: false,
  restoreProblem: null,
  restoredAt: null,
  restoredFrom: null,
  archives: [],
  archiveCount: 0,
};

async function open(told: Told | null, encryptsBackups = false) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({ encryptsBackups, backups: told && { ...place, ...told } }),
    }),
  );
  await act(async () => renderWithRelay(<Shown />, environment));
  const answer = (payload: object) =>
    act(async () => {
      const operation = environment.mock.getMostRecentOperation();
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => payload,
          Mutation: () => payload,
        }),
      );
    });
  const sent = () => environment.mock.getMostRecentOperation().request.variables;
  return { answer, sent, environment };
}

test("the owner is told when the last backup was made", async () => {
  await open({ lastBackupAt: "2026-11-23T04:00:00Z", problem: null });
  expect(screen.getByText(/^2[234] Nov 2026/).getAttribute("datetime")).toBe(
    "2026-11-23T04:00:00Z",
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the owner is told what went wrong, and that there is none yet", async () => {
  await open({ lastBackupAt: null, problem: "The disk of /backups is full. Make room there." });
  const told = "The last backup failed. The disk of /backups is full. Make room there.";
  expect(screen.getByRole("alert").textContent).toBe(told);
  expect(screen.getByRole("status").textContent).toBe(
    `${told} Every 24 hours a backup goes to /backups.`,
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
    /Last backup: 2[34] Nov 2026, .+\. Deleted as outdated: 1[45] Nov 2026, .+; 1[34] Nov /,
  );
});

test("while the place of the backups has not answered, none is not claimed", async () => {
  await open({ isLastBackupKnown: false, lastBackupAt: null, problem: null });
  expect(screen.getByText("Last backup: not known yet")).toBeTruthy();
  expect(screen.queryByText("No backup yet")).toBeNull();
});

const archives = [
  {
    name: "vitrine-20261124T040000Z.tar",
    createdAt: "2026-11-24T04:00:00Z",
    size: 3_200_000,
    isEncrypted: false,
  },
  {
    name: "vitrine-20261123T040000Z.tar",
    createdAt: "2026-11-23T04:00:00Z",
    size: 3_100_000,
    isEncrypted: false,
  },
];
const last = { lastBackupAt: "2026-11-24T04:00:00Z", problem: null };
const press = (name: string | RegExp) =>
  act(async () => screen.getByRole("button", { name }).click());

/** The addresses of the downloads that the page starts from now on. */
function watchDownloads(): string[] {
  const addresses: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    addresses.push(this.getAttribute("href") ?? "");
  });
  return addresses;
}

test("the backups are listed, the newest first, and a backup is downloaded", async () => {
  const { answer, sent } = await open({ ...last, archives, archiveCount: 500 });
  const items = within(screen.getByRole("list", { name: "Backups" })).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2[34] November 2026.*3\.2 MB/),
    expect.stringMatching(/^2[234] November 2026.*3\.1 MB/),
  ]);
  expect(screen.getByText("498 older ones are in /backups.")).toBeTruthy();
  const addresses = watchDownloads();
  await press("Download… vitrine-20261123T040000Z.tar");
  const dialog = screen.getByRole("dialog", { name: "Download this backup?" });
  expect(dialog.textContent).toContain("contains your whole site and its messages");
  await press("Download");
  expect(sent()).toEqual({ input: { name: "vitrine-20261123T040000Z.tar" } });
  const address = "/api/backups/vitrine-20261123T040000Z.tar";
  await answer({ requestBackupDownload: { address, userErrors: [] } });
  expect(addresses).toEqual([address]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("without a place the owner is told what to set, and gets a backup all the same", async () => {
  const { answer, sent } = await open(null);
  expect(document.body.textContent).toContain("to set BACKUP_DIR to a folder on another disk");
  expect(document.body.textContent).toContain("restores it with “npm run restore”");
  const addresses = watchDownloads();
  await press("Back up now…");
  await press("Download");
  expect(sent()).toEqual({ input: { name: null } });
  const address = "/api/backups/vitrine-20261126T040000Z.tar";
  await answer({ requestBackupDownload: { address, userErrors: [] } });
  expect(addresses).toEqual([address]);
});

test("a backup that is being made is watched until it is in the list", async () => {
  vi.useFakeTimers();
  const { answer } = await open({ ...last, archives, archiveCount: 2 });
  await press("Back up now");
  const running = { ...place, ...last, archives, archiveCount: 2, isRunning: true };
  await answer({ makeBackup: { userErrors: [] } });
  await answer({ backups: running });
  expect(screen.getByRole("status").textContent).toContain("A backup is being made.");
  expect(screen.getByRole("button", { name: "Backing up..." })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  const [one] = archives;
  const made = { ...one, name: "vitrine-20261126T040000Z.tar", createdAt: "2026-11-26T04:00:00Z" };
  await answer({
    backups: {
      ...running,
      isRunning: false,
      lastBackupAt: made.createdAt,
      archives: [made, ...archives],
      archiveCount: 3,
    },
  });
  expect(currentToast()?.title).toBe("Backup made");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByRole("button", { name: "Back up now" })).toBeTruthy();
});

test("a backup is restored after a word about what that means", async () => {
  vi.useFakeTimers();
  const leave = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  const { answer, sent } = await open({ ...last, archives, archiveCount: 2 });
  await press("Restore… vitrine-20261123T040000Z.tar");
  const dialog = screen.getByRole("dialog", { name: "Restore this backup?" });
  expect(dialog.textContent).toMatch(
    /go back to what they were on 2\d November.* a backup of its present state is made first.* Everyone is signed out/,
  );
  await press("Restore");
  expect(sent()).toEqual({ input: { name: "vitrine-20261123T040000Z.tar", key: null } });
  await answer({ restoreBackup: { userErrors: [] } });
  expect(screen.queryByRole("dialog")).toBeNull();
  const running = { ...place, ...last, archives, archiveCount: 2, isRunning: true };
  await answer({ backups: { ...running, isRestoring: true } });
  expect(screen.getByRole("status").textContent).toContain("The site is being restored");
  expect(screen.getByRole("button", { name: /^Restore… .*24T/ })).toHaveProperty("disabled", true);
  // The page stays while the session is valid. After the restore, all of its data is outdated.
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await answer({ viewer: { isOwner: true } });
  await answer({ backups: { ...running, isRestoring: true } });
  expect(leave).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await answer({ viewer: { isOwner: false } });
  expect(leave.mock.calls).toEqual([["/sign-in"]]);
});

test("that the site was restored is said on every page for an hour, and beside the backups", async () => {
  const restoredFrom = "2026-11-23T04:00:00Z";
  const restoredAt = new Date(Date.now() - 60_000).toISOString();
  await open({ ...last, restoredAt, restoredFrom });
  expect(screen.getByText("The site was restored.").parentElement).toHaveTextContent(
    /^The site was restored\. Since .+ it is as it was on .*2026/,
  );
  const beside = () => screen.getByText(/^The site was restored on/);
  expect(beside()).toHaveTextContent(/ on .+, from the backup of .+2026/);
  cleanup();
  await open({ ...last, restoredAt: "2026-11-24T04:00:00Z", restoredFrom });
  expect(screen.queryByText("The site was restored.")).toBeNull();
  expect(beside()).toBeVisible();
});

test("why the site was not restored stands beside the backups", async () => {
  const restoreProblem = "vitrine-1.tar was not restored: it is cut short. Nothing has changed.";
  await open({ ...last, archives, archiveCount: 2, restoreProblem });
  expect(screen.getByRole("status").textContent).toContain(restoreProblem);
});

test("backups are encrypted after a word about a lost key, which is shown once", async () => {
  const { answer } = await open({ ...last, archives, archiveCount: 2 });
  expect(document.body.textContent).toContain("Backups are not encrypted");
  await press("Encrypt backups…");
  const dialog = screen.getByRole("dialog", { name: "Encrypt backups?" });
  expect(dialog.textContent).toContain("if you lose it, nobody can open these backups");
  await press("Make a key");
  await answer({ createBackupKey: { key: "AGE-SECRET-KEY-1TEST", userErrors: [] } });
  await answer({ encryptsBackups: true, backups: { ...place, ...last } });
  expect(screen.getByLabelText("Key")).toHaveProperty("value", "AGE-SECRET-KEY-1TEST");
  await press("Done");
  const question = screen.getByRole("alertdialog");
  expect(question.textContent).toContain("Without it nobody can open");
  await act(async () =>
    within(question)
      .getByRole("button", { name: /^Close without/ })
      .click(),
  );
  expect(document.body.textContent).toContain("only your key opens them");
  expect(document.body.innerHTML).not.toContain("AGE-SECRET-KEY-1TEST");
  await press("Make another key…");
  expect(screen.getByRole("dialog").textContent).toContain("so store both");
});

test("an encrypted backup is restored with its key, and a wrong one is told beside it", async () => {
  const [newest] = archives;
  const name = "vitrine-20261124T040000Z.tar.age";
  const sealed = { size: 1, createdAt: "2026-11-24T04:00:00Z", ...newest, name, isEncrypted: true };
  const { answer, sent } = await open({ ...last, archives: [sealed], archiveCount: 1 }, true);
  expect(screen.getByRole("listitem").textContent).toContain("3.2 MB, encrypted");
  await press(`Restore… ${name}`);
  expect(screen.getByRole("button", { name: "Restore" })).toHaveProperty("disabled", true);
  fireEvent.change(screen.getByLabelText("Key of this backup"), { target: { value: "wrong" } });
  await press("Restore");
  expect(sent()).toEqual({ input: { name, key: "wrong" } });
  const message = "This backup was not opened: it is encrypted for another key.";
  await answer({ restoreBackup: { userErrors: [{ field: "key", message, code: "WRONG_KEY" }] } });
  expect(screen.getByLabelText("Key of this backup")).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
});
