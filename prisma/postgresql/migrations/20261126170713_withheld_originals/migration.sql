-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "withholdsOriginals" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "ShareLink" ADD COLUMN     "isMarked" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "nameShown" TEXT COLLATE "C" NOT NULL DEFAULT '',
ADD COLUMN     "withholdsOriginals" BOOLEAN NOT NULL DEFAULT false;
