-- AlterTable
ALTER TABLE "Project" ADD COLUMN "offersPresentation" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Project" ADD COLUMN "offersPdf" BOOLEAN NOT NULL DEFAULT false;
