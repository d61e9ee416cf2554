import { act, fireEvent, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, expect, test } from "vitest";
import type { PostedForm } from "../../../pages/posted-form";
import { createRouteContext } from "../../relay/route-context";
import { PageContext } from "../../rendering/PageContext";
import { trackedCommands } from "../../testing/trackedCommands";
import { currentToast } from "../../ui/toast/showToast";
import { connectRoute } from "./ConnectPage";

let environment: ReturnType<typeof createMockEnvironment>;
beforeEach(() => {
  environment = createMockEnvironment();
  window.dataLayer = [];
});

const linkedinUrl = "https://www.linkedin.com/in/ilse";

async function open(
  address: string,
  postedForm: PostedForm | null = null,
  companyField = "REQUIRED",
): Promise<void> {
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      SiteIdentity: () => ({ ownerName: "Ilse Maravel", portrait: null, companyField }),
      AboutContent: () => ({ linkedinUrl }),
    }),
  );
  const router = createMemoryRouter([{ path: "/connect", ...connectRoute }], {
    initialEntries: [address],
    getContext: () => createRouteContext(environment),
  });
  await act(async () =>
    render(
      <PageContext
        value={{
          origin: "",
          theme: null,
          siteTheme: null,
          words: null,
          voice: "GROTESQUE",
          fillsLargeScreens: false,
          postedForm,
          response: null,
        }}
      >
        <RelayEnvironmentProvider environment={environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </PageContext>,
    ),
  );
}

async function sendInPlace(): Promise<void> {
  const form = screen.getByRole("form", { name: "Contact" });
  await act(async () => fireEvent.submit(form));
  expect(screen.getByRole("button", { name: "Sending..." })).toHaveAttribute("aria-disabled");
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { sendContactMessage: { userErrors: [] } },
    }),
  );
}

const refused: PostedForm = {
  values: { name: "Bo", company: "", email: "bo@example.org", message: "Good morning to you." },
  errors: { company: { message: "Company is required", code: "REQUIRED" } },
  reason: null,
};

test("a form that was posted and refused is there again, with what is wrong under its field", async () => {
  await open("/connect", refused);
  expect(screen.getByLabelText("Name")).toHaveValue("Bo");
  expect(screen.getByLabelText("Message")).toHaveValue("Good morning to you.");
  expect(screen.getByLabelText("Company")).toHaveAccessibleDescription("Company is required");
  expect(screen.getByRole("alert")).toHaveTextContent("Failed to send message");
  expect(document.title).toBe("Failed to send message");
});

test.each([
  ["REQUIRED", true],
  ["OPTIONAL", false],
  ["HIDDEN", undefined],
])("whether a company is asked for is the owner's choice: %s", async (companyField, isRequired) => {
  await open("/connect", null, companyField);
  const field = screen.queryByLabelText<HTMLInputElement>("Company");
  expect(field?.required).toBe(isRequired);
  expect(screen.getByLabelText("Name")).toBeRequired();
});

test("why it was refused is said where no field is wrong", async () => {
  await open("/connect", {
    ...refused,
    errors: {},
    reason: { message: "Slow down.", code: "TOO_FAST" },
  });
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Failed to send message That was very quick.",
  );
});

test("sent in place, the form is empty again and nothing is left of the one before", async () => {
  await open("/connect", refused);
  await sendInPlace();
  expect(currentToast()).toMatchObject({ title: "Message sent successfully!" });
  expect(screen.getByLabelText("Name")).toHaveValue("");
  expect(screen.getByLabelText("Message")).toHaveValue("");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(trackedCommands()).toEqual([
    ["event", "contact_form_submit", { event_category: "engagement", event_label: "Connect" }],
  ]);
});

test.each([
  [new Error("no connection"), "no connection"],
  [new Error(""), "Please try again later."],
])("a message that cannot be sent is said so, with the reason: %s", async (error, description) => {
  await open("/connect");
  const form = screen.getByRole("form", { name: "Contact" });
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Bo" } });
  await act(async () => fireEvent.submit(form));
  await act(async () => environment.mock.rejectMostRecentOperation(error));
  expect(screen.getByLabelText("Name")).toHaveValue("Bo");
  expect(currentToast()).toMatchObject({
    title: "Failed to send message",
    description,
    variant: "destructive",
  });
});

test("a posted form that has arrived is said so, until the next one has", async () => {
  await open("/connect?message=sent");
  expect(screen.getByRole("status")).toHaveTextContent("Message sent successfully!");
  expect(document.title).toBe("Message sent successfully!");
  await sendInPlace();
  expect(screen.queryByRole("status")).toBeNull();
  expect(document.title).toBe("Connect");
});

test("the way to LinkedIn is recorded as engagement", async () => {
  await open("/connect");
  // The browser must not open the link.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole("link", { name: /Connect on LinkedIn/ }));
  expect(trackedCommands()).toEqual([
    ["event", "linkedin_click", { event_category: "engagement", event_label: "Connect" }],
  ]);
});
