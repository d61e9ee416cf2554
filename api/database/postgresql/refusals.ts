import { StartError } from "../../start-error.ts";
import { tellAddress } from "../address.ts";

/** Explains an error of the server, or of the connection to it, in a sentence for the terminal. */
export function explainRefusal(error: unknown, url: string): StartError {
  const place = tellAddress(url);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = error instanceof Error ? error.message : String(error);
  const user = decodeURIComponent(new URL(url).username);
  if (
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|ENOENT)$/.test(
      code,
    ) ||
    /timeout|terminated/i.test(reason)
  ) {
    return new StartError(
      `The database server of ${place} cannot be reached (${code || reason}); check that it runs, and that DATABASE_URL names its host and port.`,
    );
  }
  if (/password must be a string/.test(reason)) {
    return new StartError(
      `The database server of ${place} asks ${user || "its user"} for a password; name it in DATABASE_URL, as postgresql://user:password@host/database.`,
    );
  }
  if (/does not support SSL/.test(reason)) {
    return new StartError(
      `The database server of ${place} speaks no TLS; turn it on there, or take sslmode out of DATABASE_URL.`,
    );
  }
  if (/CERT|_TLS_/.test(code)) {
    return new StartError(
      `The certificate of the database server of ${place} is not trusted (${code}); name its issuer in NODE_EXTRA_CA_CERTS, or the host that it is for in DATABASE_URL.`,
    );
  }
  switch (code) {
    case "28P01":
    case "28000":
      return new StartError(
        `The database server of ${place} refused ${user || "the user"} (${reason}); check the user and the password in DATABASE_URL.`,
      );
    case "3D000":
      return new StartError(
        `There is no database at ${place}; make it, as with createdb --encoding=UTF8, or name another one in DATABASE_URL.`,
      );
    case "42501":
      return new StartError(
        `${user || "The user"} lacks rights on the database ${place} (${reason}); make it the owner of the database.`,
      );
    case "53300":
      return new StartError(
        `The database server of ${place} has no connection left (${reason}); raise its max_connections, or stop what uses them.`,
      );
    default:
      return new StartError(
        `The database ${place} could not be brought to this version of Vitrine (${reason}); nothing was changed.`,
      );
  }
}
