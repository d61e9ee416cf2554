import { action, savedAs } from "../../builder/action.ts";
import { refusal } from "../../validation/accept.ts";
import { cookieNames } from "../cookies.ts";
import { requirePasswordLength } from "../owner/password-input.ts";
import { ViewerType } from "../viewer-type.ts";

action("unlockPortfolio", {
  description:
    "Gives this browser access to protected case studies, by a cookie that ends with the browser's session, or when the password changes. Open to everyone; wrong passwords are rate limited by network address (TOO_MANY_REQUESTS).",
  openTo: "everyone",
  isWayIn: true,
  input: {
    description: "The password for protected case studies.",
    fields: (t) => ({
      password: t.string({ required: true, description: "The portfolio password." }),
    }),
  },
  run: async ({ password }, { access, caller, viewer }) => {
    requirePasswordLength(password);
    caller.cookies.assertKept();
    if (!password.trim()) {
      throw refusal("REQUIRED", "Please enter the portfolio password.", "password");
    }
    const proof = await access.throttles.portfolioPassword.attempt(
      () => access.portfolio.grant(password),
      caller.address,
    );
    if (proof === null) {
      throw refusal("INCORRECT_PASSWORD", "Incorrect password. Please try again.", "password");
    }
    caller.cookies.set(cookieNames.portfolio, proof);
    return { ...viewer, hasPortfolioAccess: true };
  },
  payload: {
    description: "The caller after unlocking.",
    fields: savedAs(
      "viewer",
      ViewerType,
      "The caller as the next request will see it. Null where the password was refused.",
    ),
  },
});
