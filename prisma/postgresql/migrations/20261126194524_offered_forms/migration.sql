-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "offersPdf" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "offersPresentation" BOOLEAN NOT NULL DEFAULT false;
