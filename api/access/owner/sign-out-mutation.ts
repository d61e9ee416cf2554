import { builder } from "../../builder/builder.ts";
import { userErrorsField, type WithUserErrors } from "../../builder/user-errors.ts";
import { identifyViewer } from "../identify-viewer.ts";
import type { Viewer } from "../viewer.ts";
import { ViewerType } from "../viewer-type.ts";
import { signOut } from "./sign-out.ts";

builder.relayMutationField(
  "signOut",
  null,
  {
    description: "Ends the owner's session of this browser. Open to everyone; a visitor has none.",
    skipTypeScopes: true,
    resolve: async (_root, _arguments, context): Promise<{ viewer: Viewer } & WithUserErrors> => {
      await signOut(context);
      return { viewer: await identifyViewer(context.access, context.caller.cookies) };
    },
  },
  {
    description: "Who the caller is now.",
    outputFields: (t) => ({
      viewer: t.field({
        type: ViewerType,
        description: "The caller from the next request on.",
        resolve: (payload) => payload.viewer,
      }),
      userErrors: t.field(userErrorsField),
    }),
  },
);
