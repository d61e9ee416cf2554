import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { MailPanelTestQuery } from "../../../__generated__/MailPanelTestQuery.graphql";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { MailPanel } from "./MailPanel";

function Shown() {
  const { mailSettings } = useLazyLoadQuery<MailPanelTestQuery>(
    graphql`
      query MailPanelTestQuery @relay_test_operation {
        mailSettings {
          ...MailPanel_mailSettings
        }
      }
    `,
    {},
  );
  return <MailPanel mailSettings={mailSettings} />;
}

const saved = {
  version: 3,
  host: "mail.example.org",
  port: 587,
  security: "STARTTLS",
  username: "ilse",
  hasPassword: true,
  sender: "",
  recipient: "owner@example.org",
  state: "READY",
  serverVariable: null,
  recipientVariable: null,
};

async function open(changes: Partial<Record<keyof typeof saved, unknown>>) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { MailSettings: () => ({ ...saved, ...changes }) }),
  );
  await act(async () => renderWithRelay(<Shown />, environment));
  return environment;
}

const field = (label: string) => screen.getByLabelText(label);
const sentBy = ({ mock }: Awaited<ReturnType<typeof open>>) =>
  mock.getMostRecentOperation().request.variables;

test("what the environment sets is shown as such, and is not sent", async () => {
  const environment = await open({
    version: 0,
    serverVariable: "SMTP_URL",
    recipientVariable: "CONTACT_TO",
  });
  for (const label of ["Mail server", "Port", "Encryption", "User name", "Password", "Recipient"]) {
    expect(field(label)).toHaveAttribute("readonly");
  }
  expect(screen.getByText("SMTP_URL")).toBeVisible();
  expect(screen.getByText("CONTACT_TO")).toBeVisible();
  await userEvent.type(field("Sender"), "site@example.org{Enter}");
  expect(sentBy(environment)).toEqual({ input: { sender: "site@example.org", version: 0 } });
});

test("a password is sent where one was typed, and removed with the name", async () => {
  const environment = await open({});
  expect(field("Password")).toHaveValue("");
  await userEvent.type(field("Sender"), "site@example.org{Enter}");
  expect(sentBy(environment)).toEqual({ input: { sender: "site@example.org", version: 3 } });
});

test("without a name there is no password", async () => {
  const environment = await open({});
  await userEvent.clear(field("User name"));
  await userEvent.type(field("Mail server"), "{Enter}");
  expect(sentBy(environment)).toEqual({ input: { username: "", password: "", version: 3 } });
});

test("a port that is none is not sent", async () => {
  const { mock } = await open({});
  await userEvent.clear(field("Port"));
  await userEvent.type(field("Port"), "smtp{Enter}");
  expect(field("Port")).toHaveAccessibleDescription("Enter a number from 1 to 65535");
  expect(mock.getAllOperations()).toEqual([]);
});

test("a password that cannot be read any more is said to be so", async () => {
  await open({ state: "PASSWORD_UNREADABLE" });
  expect(field("Password")).toHaveAccessibleDescription(/The secret of the site has changed/);
  expect(screen.getByText("Messages wait until the password is entered again.")).toBeVisible();
});
