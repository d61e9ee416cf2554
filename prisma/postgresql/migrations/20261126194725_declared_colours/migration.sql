-- AlterTable
ALTER TABLE "MediaAsset" ADD COLUMN     "hasDeclaredColours" BOOLEAN;
