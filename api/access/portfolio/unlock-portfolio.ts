import { action } from "../../builder/action.ts";
import { UserFault } from "../../validation/accept.ts";
import { cookieNames } from "../cookies.ts";
import { requirePasswordLength } from "../owner/password-input.ts";
import { ViewerType } from "../viewer-type.ts";

action("unlockPortfolio", {
  description:
    "Gives this browser access to protected case studies, by a cookie that ends with the browser's session or with the password. Open to everyone; a few wrong passwords from one address close it for a while (TOO_MANY_REQUESTS).",
  openTo: "everyone",
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
      throw new UserFault({
        field: "password",
        message: "Please enter the portfolio password.",
        code: "REQUIRED",
      });
    }
    const giveBack = await access.throttles.portfolioPassword.take(caller.address);
    if (!(await access.portfolio.isPassword(password))) {
      throw new UserFault({
        field: "password",
        message: "Incorrect password. Please try again.",
        code: "INCORRECT_PASSWORD",
      });
    }
    await giveBack();
    caller.cookies.set(cookieNames.portfolio, await access.portfolio.grant());
    return { ...viewer, hasPortfolioAccess: true };
  },
  payload: {
    description: "The caller after unlocking.",
    fields: (t) => ({
      viewer: t.field({
        type: ViewerType,
        nullable: true,
        description:
          "The caller as the next request will see it. Null where the password was wrong.",
        resolve: ({ result }) => result,
      }),
    }),
  },
});
