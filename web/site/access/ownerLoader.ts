import { type LoaderFunction, redirect } from "react-router";
import { paths } from "../../paths";
import { environmentOf } from "../../relay/route-context";
import { forgetOwner } from "./accessFlags";
import { readIsOwner } from "./readIsOwner";

/** Redirects everyone but the owner to the home page before anything of the admin area is sent or shown. */
export const ownerLoader: LoaderFunction = async ({ context }) => {
  if (await readIsOwner(environmentOf(context))) return null;
  forgetOwner();
  return redirect(paths.home);
};
