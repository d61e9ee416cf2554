import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { MailServer } from "../../api/testing/mail-server.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";

/** Fills in the form that asks for access. */
export async function fillIn(page: Page, name: string): Promise<void> {
  const values = {
    Name: name,
    Company: "Fennimore",
    Email: `${name.toLowerCase()}@example.com`,
    "Why you ask": "We are looking for a lead designer.",
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

export const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();

/** From the gate of a project, as somebody without a password. */
export async function askAtGate(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Ask for access" }).click();
  await page.getByRole("heading", { level: 1, name: "Ask for access" }).waitFor();
}

/** Sets the page's clock ahead: a form that was filled in within two seconds is taken for a robot's. */
export const letTimePass = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 2_100;
  });

/** In the inbox, as the owner. */
export async function openRequest(page: Page, name: string): Promise<void> {
  await page.getByRole("option", { name }).click();
  await page.getByRole("heading", { level: 2, name }).waitFor();
}

export const requestBox = (page: Page) => page.getByRole("region", { name: "Request for access" });

/** Opens the dialog that decides about the request. */
export async function begin(page: Page, decision: "Approve" | "Decline"): Promise<void> {
  await requestBox(page)
    .getByRole("button", { name: `${decision}…` })
    .click();
  await page.getByRole("dialog").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
}

/** Mails of the site that this owner has open go to the server from now on. */
export async function setUpMail(owner: Page, server: MailServer): Promise<void> {
  const { origin } = new URL(owner.url());
  const input = {
    host: "127.0.0.1",
    port: Number(new URL(server.url).port),
    security: "IF_OFFERED",
    recipient: "ilse@example.org",
  };
  const response = await owner.request.post(`${origin}/graphql`, {
    headers: { origin },
    data: {
      query: `mutation ($input: UpdateMailSettingsInput!) {
        updateMailSettings(input: $input) { userErrors { message } }
      }`,
      variables: { input },
    },
  });
  expect(await response.json()).toEqual({ data: { updateMailSettings: { userErrors: [] } } });
}
