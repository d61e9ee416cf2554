-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "brief" TEXT COLLATE "C",
ADD COLUMN     "briefOrder" INTEGER;
