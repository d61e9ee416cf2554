import type { RouteObject } from "react-router";
import { redirect } from "react-router";
import { paths } from "../../paths";
import { environmentOf } from "../../relay/route-context";
import { readIsOwner } from "./readIsOwner";
import { SignInPage } from "./SignInPage";

/** Where the owner signs in without scripts, as the router needs it: its code is one piece. */
export const signInRoute = {
  Component: SignInPage,
  loader: async ({ context }) =>
    (await readIsOwner(environmentOf(context))) ? redirect(paths.admin) : null,
} satisfies RouteObject;
