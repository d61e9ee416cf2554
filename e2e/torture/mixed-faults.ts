import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { FakeBucket } from "../../api/testing/fake-bucket.ts";
import type { Server } from "../harness/server.ts";
import type { Fault } from "./mixed-clients.ts";
import type { Postgres } from "./postgres-kills.ts";
import { fillDisk } from "./small-disk.ts";

/** A fault, with functions that begin and end it. */
export type Happening = Fault & {
  begin: () => void | Promise<void>;
  end: () => void | Promise<void>;
};

/** All faults except kills of the site, in the order in which they happen. */
export function everyFault(
  disk: string,
  bucket: FakeBucket,
  mail: { freeze: () => void; thaw: () => void },
  server: () => Server,
  postgres?: Postgres,
): Happening[] {
  const filler = join(disk, "filler");
  const isFull = [503, 507];
  const busy = [503];
  const bucketFault = (name: string, fault: "reset" | "hang"): Happening => ({
    name,
    explains: { upload: busy, picture: busy },
    begin: () => {
      bucket.faults = Array(100_000).fill(fault);
    },
    end: () => {
      bucket.faults = [];
    },
  });
  const shift = () => void server().process.kill("SIGWINCH");
  const clockFault = (name: string): Happening => ({
    name,
    explains: {},
    endsSessions: true,
    begin: shift,
    end: () => {},
  });
  const away = { page: busy, picture: busy, write: busy, upload: busy, message: busy };
  const ofDatabase: Happening[] = postgres
    ? [
        {
          name: "a killed PostgreSQL",
          explains: away,
          begin: () => postgres.halt("SIGKILL"),
          end: () => postgres.goOn(),
        },
        {
          name: "a frozen PostgreSQL",
          explains: away,
          begin: () => postgres.freeze(),
          end: () => postgres.thaw(),
        },
      ]
    : [];
  return [
    {
      name: "a full disk",
      // PostgreSQL stores its data on the same disk, and ends by itself when the disk is full.
      explains: postgres
        ? { ...away, write: isFull, upload: isFull, message: isFull }
        : { write: isFull, upload: isFull, message: isFull, picture: isFull },
      begin: () => fillDisk(filler),
      end: () => rm(filler),
    },
    bucketFault("a dead bucket", "reset"),
    bucketFault("a silent bucket", "hang"),
    { name: "a frozen mail server", explains: {}, begin: mail.freeze, end: mail.thaw },
    clockFault("a clock a year ahead"),
    clockFault("a clock a year behind"),
    clockFault("a clock set right"),
    ...ofDatabase,
  ];
}
