import { expect, test } from "vitest";
import { systemClock } from "../clock.ts";
import { coordinateAlone } from "../database/instances/coordination.ts";
import { createCookieJar } from "./cookies.ts";
import { createSealedText } from "./sealed-text.ts";
import { createTickets } from "./tickets.ts";

const sealedText = createSealedText("secret");
const makeServices = () => ({
  clock: systemClock,
  caller: {
    ...{ address: "127.0.0.1", device: "", origin: "http://localhost" },
    ...{ cookies: createCookieJar(), measuring: "allowed" as const },
  },
});

test("a ticket is used once", async () => {
  const tickets = createTickets(sealedText, coordinateAlone());
  const services = makeServices();
  tickets.issue(services, "backup", "a");
  expect(await tickets.use(services, "backup")).toBe("a");
  expect(await tickets.use(services, "backup")).toBeNull();
});

test("a ticket that cannot be checked is not refused as a used one", async () => {
  const fail = async () => {
    throw new Error("the database is away");
  };
  const tickets = createTickets(sealedText, {
    countAttempts: () => ({ consume: fail, reward: fail }),
  });
  const services = makeServices();
  tickets.issue(services, "passkey", "challenge");
  await expect(tickets.use(services, "passkey")).rejects.toThrow("the database is away");
});
