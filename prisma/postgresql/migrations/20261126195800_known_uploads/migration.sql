-- AlterTable
ALTER TABLE "Upload" ADD COLUMN     "wasStored" BOOLEAN NOT NULL DEFAULT false;
