-- CreateEnum
CREATE TYPE "ShareLinkKind" AS ENUM ('reading', 'review');

-- AlterTable
ALTER TABLE "ShareLink" ADD COLUMN     "kind" "ShareLinkKind" NOT NULL DEFAULT 'reading';

-- CreateTable
CREATE TABLE "ReviewComment" (
    "id" SERIAL NOT NULL,
    "linkId" INTEGER,
    "projectId" INTEGER NOT NULL,
    "moduleId" TEXT COLLATE "C" NOT NULL,
    "quote" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "name" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "isTodo" BOOLEAN NOT NULL DEFAULT false,
    "resolvedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReviewComment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReviewAnswer" (
    "id" SERIAL NOT NULL,
    "commentId" INTEGER NOT NULL,
    "isOwners" BOOLEAN NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReviewAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ReviewComment_projectId_linkId_idx" ON "ReviewComment"("projectId", "linkId");

-- CreateIndex
CREATE INDEX "ReviewComment_linkId_idx" ON "ReviewComment"("linkId");

-- CreateIndex
CREATE INDEX "ReviewAnswer_commentId_idx" ON "ReviewAnswer"("commentId");

-- AddForeignKey
ALTER TABLE "ReviewComment" ADD CONSTRAINT "ReviewComment_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "ShareLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewComment" ADD CONSTRAINT "ReviewComment_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewAnswer" ADD CONSTRAINT "ReviewAnswer_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "ReviewComment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
