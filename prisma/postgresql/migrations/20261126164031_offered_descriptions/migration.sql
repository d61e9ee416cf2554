-- AlterTable
ALTER TABLE "MediaAsset" ADD COLUMN     "offeredDescription" TEXT COLLATE "C" NOT NULL DEFAULT '';
