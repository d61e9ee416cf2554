-- AlterTable
ALTER TABLE "Project" ADD COLUMN "lightSource" TEXT NOT NULL DEFAULT 'picture';
ALTER TABLE "Project" ADD COLUMN "lightGround" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Project" ADD COLUMN "lightInk" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Project" ADD COLUMN "lightAccent" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "SiteLook" ADD COLUMN "hasOwnLight" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "MediaAsset" ADD COLUMN "colors" TEXT;
ALTER TABLE "MediaAsset" ADD COLUMN "tones" TEXT;
