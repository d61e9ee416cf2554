import { serveJobs } from "../../worker/serve-jobs.ts";
import { runSnapshotJob } from "./take-snapshot.ts";

serveJobs(runSnapshotJob);
