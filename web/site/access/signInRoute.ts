import type { RouteObject } from "react-router";
import { redirect } from "react-router";
import { paths } from "../../paths";
import { environmentOf } from "../../relay/route-context";
import { readIsOwner } from "./readIsOwner";
import { SignInPage } from "./SignInPage";

/** The route of the sign-in page for browsers without scripts, in one module, so that its code is one chunk. */
export const signInRoute = {
  Component: SignInPage,
  loader: async ({ context }) =>
    (await readIsOwner(environmentOf(context))) ? redirect(paths.admin) : null,
} satisfies RouteObject;
