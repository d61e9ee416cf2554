-- AlterTable
ALTER TABLE "Project" ADD COLUMN "visibility" TEXT NOT NULL DEFAULT 'public';
ALTER TABLE "Project" ADD COLUMN "publishAt" DATETIME;
ALTER TABLE "Project" ADD COLUMN "publishZone" TEXT;

-- CreateIndex
CREATE INDEX "Project_visibility_publishAt_idx" ON "Project"("visibility", "publishAt");
