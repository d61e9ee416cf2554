-- AlterTable
ALTER TABLE "Project" ADD COLUMN "brief" TEXT;
ALTER TABLE "Project" ADD COLUMN "briefOrder" INTEGER;
