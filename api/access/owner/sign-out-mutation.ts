import { builder } from "../../builder/builder.ts";
import { userErrorsField, type WithUserErrors } from "../../builder/user-errors.ts";
import { cookieNames } from "../cookies.ts";
import { identifyViewer } from "../identify-viewer.ts";
import type { Viewer } from "../viewer.ts";
import { ViewerType } from "../viewer-type.ts";

builder.relayMutationField(
  "signOut",
  null,
  {
    description: "Ends the owner's session of this browser. Open to everyone; a visitor has none.",
    skipTypeScopes: true,
    resolve: async (
      _root,
      _arguments,
      { access, caller },
    ): Promise<{ viewer: Viewer } & WithUserErrors> => {
      const token = caller.cookies.read(cookieNames.session);
      if (token) await access.sessions.end(token);
      caller.cookies.remove(cookieNames.session);
      return { viewer: await identifyViewer(access, caller.cookies) };
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
