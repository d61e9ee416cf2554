import pLimit from "p-limit";
import { serveJobs } from "../../worker/serve-jobs.ts";
import { type PdfJob, runPdfJob } from "./pdf-job.ts";

const oneByOne = pLimit(1);

serveJobs((job: PdfJob) => oneByOne(() => runPdfJob(job)));
