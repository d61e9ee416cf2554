-- AlterTable
ALTER TABLE "Project" ADD COLUMN "language" TEXT NOT NULL DEFAULT '';
