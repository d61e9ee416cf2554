import type { UpdateMailSettingsInput } from "../../../__generated__/useUpdateMailSettingsMutation.graphql";
import type { MailValues } from "./useUpdateMailSettings";

type Fixed = {
  serverVariable?: string | null | undefined;
  recipientVariable?: string | null | undefined;
};

/** What is sent of the changes: nothing that the environment sets, and a password only where one was typed. */
export function mailInput(
  { port, password, host, security, username, sender, recipient }: Partial<MailValues>,
  { serverVariable, recipientVariable }: Fixed,
): UpdateMailSettingsInput {
  const server = {
    ...{ host, security, username },
    ...(port !== undefined && { port: Number(port) }),
    ...(password && { password }),
    // Without a name nobody signs in with it.
    ...(username === "" && !password && { password: "" }),
  };
  return {
    sender,
    ...(!serverVariable && server),
    ...(!recipientVariable && { recipient }),
  };
}
