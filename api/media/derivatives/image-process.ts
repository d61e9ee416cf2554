import { serveJobs } from "../../worker/serve-jobs.ts";
import { isLargeJob, runWorkerJob, type WorkerJob } from "./image-worker.ts";
import { takeTurns } from "./take-turns.ts";

const takeTurn = takeTurns();

serveJobs((job: WorkerJob) => takeTurn(() => runWorkerJob(job), isLargeJob(job)));
