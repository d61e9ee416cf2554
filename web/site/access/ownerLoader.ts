import { type LoaderFunction, redirect } from "react-router";
import type { IEnvironment } from "relay-runtime";
import { paths } from "../../paths";
import { forgetOwner } from "./accessFlags";
import { readIsOwner } from "./readIsOwner";

/** Leads everyone but the owner to the home page, before anything of the admin area is sent or shown. */
export function ownerLoader(environment: IEnvironment): LoaderFunction {
  return async () => {
    if (await readIsOwner(environment)) return null;
    forgetOwner();
    return redirect(paths.home);
  };
}
