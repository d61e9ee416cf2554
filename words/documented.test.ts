import { expect, test } from "vitest";
import { english, type WordKey } from "./english.ts";

/**
 * The texts for visitors that the product document quotes, with the straight apostrophes of that
 * document.
 */
const documented: Partial<Record<WordKey, string>> = {
  "site.name": "Portfolio",
  "site.back": "Back to Home",
  "menu.work": "Work",
  "menu.about": "About",
  "menu.connect": "Connect",
  "home.title": "Portfolio",
  "home.more": "more about me",
  "home.failed": "Error loading projects: {message}",
  "work.title": "Work",
  "work.empty": "No work images available yet.",
  "project.missing": "Project Not Found",
  "project.missingText": "The project you're looking for doesn't exist.",
  "section.role": "Role",
  "section.why": "Why",
  "section.result": "Result",
  "section.process": "Process",
  "section.solution": "Solution",
  "section.shippedGoods": "Shipped Goods",
  "gate.required": "Password required",
  "gate.missing": "Please enter the portfolio password.",
  "gate.failed": "Failed to validate password. Please try again.",
  "gate.granted": "Access granted",
  "gate.welcome": "Welcome to the portfolio.",
  "password.incorrect": "Incorrect password",
  "password.again": "Please try again.",
  "about.heading": "Leading the design of human-to-AI product experiences.",
  "about.collaborators": "Collaborators",
  "about.empty": "No collaborator tabs found.",
  "connect.heading": "Let's have a conversation.",
  "connect.linkedin": "Connect on LinkedIn",
  "contact.name": "Name",
  "contact.company": "Company",
  "contact.email": "Email",
  "contact.message": "Message",
  "contact.send": "Send",
  "contact.sending": "Sending...",
  "contact.sent": "Message sent successfully!",
  "contact.thanks": "Thank you for reaching out. I'll get back to you soon.",
  "contact.failed": "Failed to send message",
  "contact.later": "Please try again later.",
  "contact.nameRequired": "Name is required",
  "contact.companyRequired": "Company is required",
  "contact.emailInvalid": "Please enter a valid email address",
  "contact.tooShort": "Message must be at least {limit} characters long",
  "error.title": "Error",
  "error.notFound": "404 Page Not Found",
  "error.notFoundText": "Did you forget to add the page to the router?",
};

test("the documented texts stand word for word, with apostrophes as they are set (record 23)", () => {
  const expected = Object.entries(documented).map(([key, text]) => [
    key,
    text.replaceAll("'", "’"),
  ]);
  expect(english).toMatchObject(Object.fromEntries(expected));
});
