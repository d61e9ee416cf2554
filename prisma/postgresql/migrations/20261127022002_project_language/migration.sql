-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "language" TEXT COLLATE "C" NOT NULL DEFAULT '';
