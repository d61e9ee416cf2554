import { serveJobs } from "../../worker/serve-jobs.ts";
import { type ImageJob, isLargeJob, runPictureJob } from "./image-job.ts";
import { takeTurns } from "./take-turns.ts";

const takeTurn = takeTurns();

serveJobs((job: ImageJob) => takeTurn(() => runPictureJob(job), isLargeJob(job)));
