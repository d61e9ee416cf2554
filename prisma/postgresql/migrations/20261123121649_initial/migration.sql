-- CreateEnum
CREATE TYPE "HomeDisplayWidth" AS ENUM ('full', 'half');

-- CreateEnum
CREATE TYPE "Visibility" AS ENUM ('public', 'unlisted', 'draft');

-- CreateEnum
CREATE TYPE "LightSource" AS ENUM ('picture', 'colors', 'site');

-- CreateEnum
CREATE TYPE "MediaKind" AS ENUM ('image', 'video');

-- CreateEnum
CREATE TYPE "Beginning" AS ENUM ('own', 'demo');

-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('waiting', 'mailed', 'failed');

-- CreateEnum
CREATE TYPE "MailSecurity" AS ENUM ('tls', 'starttls', 'ifOffered');

-- CreateEnum
CREATE TYPE "Voice" AS ENUM ('grotesque', 'editorial', 'technical', 'poster', 'humanist');

-- CreateEnum
CREATE TYPE "HomeLayout" AS ENUM ('mosaic', 'index', 'strip', 'wall');

-- CreateEnum
CREATE TYPE "FontRole" AS ENUM ('display', 'text');

-- CreateEnum
CREATE TYPE "VisitMeasure" AS ENUM ('views', 'reads', 'seconds', 'visitors', 'referrers', 'devices', 'countries', 'robots', 'seen', 'reached');

-- CreateEnum
CREATE TYPE "UploadState" AS ENUM ('issued', 'receiving', 'received', 'finished');

-- CreateTable
CREATE TABLE "Project" (
    "id" SERIAL NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "showOnHome" BOOLEAN NOT NULL DEFAULT false,
    "homeDisplayWidth" "HomeDisplayWidth" NOT NULL DEFAULT 'half',
    "homeHeroImage" TEXT COLLATE "C",
    "heroImage" TEXT COLLATE "C",
    "homeOrder" INTEGER NOT NULL DEFAULT 0,
    "workOrder" INTEGER NOT NULL DEFAULT 0,
    "isPasswordProtected" BOOLEAN NOT NULL DEFAULT false,
    "lightModeNav" BOOLEAN NOT NULL DEFAULT false,
    "roleContent" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "whyContent" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "resultContent" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "processContent" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "solutionContent" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "shippedGoodsContent" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "visibility" "Visibility" NOT NULL DEFAULT 'public',
    "publishAt" TIMESTAMP(3),
    "publishZone" TEXT COLLATE "C",
    "publishedAt" TIMESTAMP(3),
    "searchDescription" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "socialImage" TEXT COLLATE "C",
    "client" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "year" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "role" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "team" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "links" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "tags" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "lightSource" "LightSource" NOT NULL DEFAULT 'picture',
    "lightGround" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "lightInk" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "lightAccent" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "deletedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorkImage" (
    "id" SERIAL NOT NULL,
    "projectId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "src" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "WorkImage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FormerSlug" (
    "slug" TEXT COLLATE "C" NOT NULL,
    "projectId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormerSlug_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "Redirect" (
    "id" SERIAL NOT NULL,
    "path" TEXT COLLATE "C" NOT NULL,
    "page" TEXT COLLATE "C",
    "projectId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Redirect_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProjectDraft" (
    "projectId" INTEGER NOT NULL,
    "editor" TEXT COLLATE "C" NOT NULL,
    "sequence" INTEGER NOT NULL,
    "content" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ProjectDraft_pkey" PRIMARY KEY ("projectId","editor")
);

-- CreateTable
CREATE TABLE "ProjectRevision" (
    "id" SERIAL NOT NULL,
    "projectId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "content" TEXT COLLATE "C" NOT NULL,
    "changedParts" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "restoredVersion" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProjectRevision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Banner" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "isActive" BOOLEAN NOT NULL DEFAULT false,
    "content" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Banner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SiteColors" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "background" TEXT COLLATE "C" NOT NULL DEFAULT '#0f172a',
    "textPrimary" TEXT COLLATE "C" NOT NULL DEFAULT '#ffffff',
    "textSecondary" TEXT COLLATE "C" NOT NULL DEFAULT '#757575',
    "navHover" TEXT COLLATE "C" NOT NULL DEFAULT '#c9300a',
    "portfolioPasswordEncrypted" TEXT COLLATE "C" NOT NULL,
    "portfolioPasswordVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SiteColors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SiteIdentity" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "ownerName" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "tagline" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "logo" TEXT COLLATE "C",
    "portrait" TEXT COLLATE "C",
    "teaserText" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "teaserPhoto" TEXT COLLATE "C",
    "teaserCaption" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "footerText" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "searchDescription" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "socialImage" TEXT COLLATE "C",
    "favicon" TEXT COLLATE "C",
    "resume" TEXT COLLATE "C",
    "resumeByteSize" INTEGER,
    "resumeChecksum" TEXT COLLATE "C",
    "email" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "isEmailShown" BOOLEAN NOT NULL DEFAULT false,
    "socialLinks" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SiteIdentity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SiteWords" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "language" TEXT COLLATE "C" NOT NULL DEFAULT 'en',
    "wordings" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SiteWords_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SiteSetup" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "beginning" "Beginning",
    "finishedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SiteSetup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DemoRemoval" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "removedAt" TIMESTAMP(3) NOT NULL,
    "content" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "DemoRemoval_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AboutContent" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "mainHeading" TEXT COLLATE "C" NOT NULL DEFAULT 'Leading the design of human-to-AI product experiences.',
    "mainParagraph" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "currentRole" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "linkedinUrl" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "personalLife" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "AboutContent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AboutTab" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT COLLATE "C" NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL,
    "contentHeading" TEXT COLLATE "C" NOT NULL,
    "contentText" TEXT COLLATE "C" NOT NULL,
    "quotesHeading" TEXT COLLATE "C" NOT NULL DEFAULT 'Kind words',
    "displayOrder" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "AboutTab_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Quote" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "tabId" INTEGER NOT NULL,
    "quote" TEXT COLLATE "C" NOT NULL,
    "authorName" TEXT COLLATE "C" NOT NULL,
    "authorTitle" TEXT COLLATE "C" NOT NULL,
    "authorCompany" TEXT COLLATE "C" NOT NULL,
    "displayOrder" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Quote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" SERIAL NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "company" TEXT COLLATE "C" NOT NULL,
    "message" TEXT COLLATE "C" NOT NULL,
    "readAt" TIMESTAMP(3),
    "archivedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContactMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OutgoingMail" (
    "messageId" INTEGER NOT NULL,
    "mailId" TEXT COLLATE "C" NOT NULL,
    "state" "MailState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OutgoingMail_pkey" PRIMARY KEY ("messageId")
);

-- CreateTable
CREATE TABLE "MailSettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "host" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "port" INTEGER NOT NULL DEFAULT 587,
    "security" "MailSecurity" NOT NULL DEFAULT 'starttls',
    "username" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "passwordEncrypted" TEXT COLLATE "C",
    "sender" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "recipient" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MailSettings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SiteLook" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "voice" "Voice" NOT NULL DEFAULT 'grotesque',
    "homeLayout" "HomeLayout" NOT NULL DEFAULT 'mosaic',
    "hasOwnLight" BOOLEAN NOT NULL DEFAULT false,
    "cropsWork" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SiteLook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SiteFont" (
    "role" "FontRole" NOT NULL,
    "family" TEXT COLLATE "C" NOT NULL,
    "fileName" TEXT COLLATE "C" NOT NULL,
    "bytes" BYTEA NOT NULL,
    "checksum" TEXT COLLATE "C" NOT NULL,
    "firstBytes" BYTEA,
    "firstChecksum" TEXT COLLATE "C",
    "leastWeight" INTEGER NOT NULL,
    "mostWeight" INTEGER NOT NULL,
    "ascent" DOUBLE PRECISION NOT NULL,
    "descent" DOUBLE PRECISION NOT NULL,
    "lineGap" DOUBLE PRECISION NOT NULL,
    "width" DOUBLE PRECISION NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SiteFont_pkey" PRIMARY KEY ("role")
);

-- CreateTable
CREATE TABLE "SiteAnalytics" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "measurementId" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "countsVisits" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SiteAnalytics_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VisitCount" (
    "day" TEXT COLLATE "C" NOT NULL,
    "measure" "VisitMeasure" NOT NULL,
    "page" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "VisitCount_pkey" PRIMARY KEY ("day","measure","page","name")
);

-- CreateTable
CREATE TABLE "VisitorDay" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "day" TEXT COLLATE "C" NOT NULL,
    "salt" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "VisitorDay_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CountedVisitor" (
    "hash" TEXT COLLATE "C" NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "CountedVisitor_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "MediaAsset" (
    "id" SERIAL NOT NULL,
    "path" TEXT COLLATE "C" NOT NULL,
    "kind" "MediaKind" NOT NULL,
    "mediaType" TEXT COLLATE "C" NOT NULL,
    "byteSize" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "durationSeconds" DOUBLE PRECISION,
    "codec" TEXT COLLATE "C",
    "hasAlpha" BOOLEAN NOT NULL DEFAULT false,
    "isAnimated" BOOLEAN NOT NULL DEFAULT false,
    "prefersLossless" BOOLEAN NOT NULL DEFAULT false,
    "checksum" TEXT COLLATE "C" NOT NULL,
    "fileName" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "placeholder" TEXT COLLATE "C",
    "dominantColor" TEXT COLLATE "C",
    "colors" TEXT COLLATE "C",
    "tones" TEXT COLLATE "C",
    "altText" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "isDecorative" BOOLEAN NOT NULL DEFAULT false,
    "focalX" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "focalY" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "posterPath" TEXT COLLATE "C",
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMP(3),

    CONSTRAINT "MediaAsset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MediaUse" (
    "id" SERIAL NOT NULL,
    "path" TEXT COLLATE "C" NOT NULL,
    "projectId" INTEGER,
    "place" TEXT COLLATE "C" NOT NULL,
    "moduleId" TEXT COLLATE "C",
    "isHidden" BOOLEAN NOT NULL DEFAULT false,
    "audience" TEXT COLLATE "C" NOT NULL DEFAULT 'project',
    "isStandIn" BOOLEAN NOT NULL DEFAULT false,
    "isStart" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "MediaUse_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlayerUse" (
    "projectId" INTEGER NOT NULL,

    CONSTRAINT "PlayerUse_pkey" PRIMARY KEY ("projectId")
);

-- CreateTable
CREATE TABLE "OutdatedMediaUse" (
    "projectId" INTEGER NOT NULL,

    CONSTRAINT "OutdatedMediaUse_pkey" PRIMARY KEY ("projectId")
);

-- CreateTable
CREATE TABLE "MediaUseForm" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "form" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "MediaUseForm_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Upload" (
    "id" TEXT COLLATE "C" NOT NULL,
    "state" "UploadState" NOT NULL DEFAULT 'issued',
    "partsKey" TEXT COLLATE "C",
    "partsId" TEXT COLLATE "C",
    "facts" TEXT COLLATE "C",
    "fileName" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "objectPath" TEXT COLLATE "C",
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "username" TEXT COLLATE "C" NOT NULL,
    "passwordHash" TEXT COLLATE "C" NOT NULL,
    "hasGeneratedPassword" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" SERIAL NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShareLink" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "recipient" TEXT COLLATE "C" NOT NULL,
    "note" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "greeting" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "addressedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "passwordHash" TEXT COLLATE "C",
    "expiresAt" TIMESTAMP(3),
    "pausedAt" TIMESTAMP(3),
    "revokedAt" TIMESTAMP(3),
    "firstReadAt" TIMESTAMP(3),
    "lastReadAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ShareLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShareLinkProject" (
    "linkId" INTEGER NOT NULL,
    "projectId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "opensDraft" BOOLEAN NOT NULL DEFAULT false,
    "moduleIds" TEXT COLLATE "C",

    CONSTRAINT "ShareLinkProject_pkey" PRIMARY KEY ("linkId","projectId")
);

-- CreateTable
CREATE TABLE "ContentRevision" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "revision" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ContentRevision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ClockReading" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "readAt" TIMESTAMP(3) NOT NULL,
    "doubtedUntil" TIMESTAMP(3),

    CONSTRAINT "ClockReading_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Project_slug_key" ON "Project"("slug");

-- CreateIndex
CREATE INDEX "Project_deletedAt_homeOrder_id_idx" ON "Project"("deletedAt", "homeOrder", "id");

-- CreateIndex
CREATE INDEX "Project_deletedAt_workOrder_id_idx" ON "Project"("deletedAt", "workOrder", "id");

-- CreateIndex
CREATE INDEX "Project_visibility_publishAt_idx" ON "Project"("visibility", "publishAt");

-- CreateIndex
CREATE INDEX "WorkImage_projectId_position_idx" ON "WorkImage"("projectId", "position");

-- CreateIndex
CREATE INDEX "WorkImage_src_idx" ON "WorkImage"("src");

-- CreateIndex
CREATE INDEX "FormerSlug_projectId_idx" ON "FormerSlug"("projectId");

-- CreateIndex
CREATE UNIQUE INDEX "Redirect_path_key" ON "Redirect"("path");

-- CreateIndex
CREATE INDEX "Redirect_projectId_idx" ON "Redirect"("projectId");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectRevision_projectId_version_key" ON "ProjectRevision"("projectId", "version");

-- CreateIndex
CREATE UNIQUE INDEX "AboutTab_slug_key" ON "AboutTab"("slug");

-- CreateIndex
CREATE INDEX "AboutTab_displayOrder_id_idx" ON "AboutTab"("displayOrder", "id");

-- CreateIndex
CREATE INDEX "Quote_tabId_displayOrder_id_idx" ON "Quote"("tabId", "displayOrder", "id");

-- CreateIndex
CREATE INDEX "ContactMessage_archivedAt_createdAt_idx" ON "ContactMessage"("archivedAt", "createdAt");

-- CreateIndex
CREATE INDEX "OutgoingMail_state_dueAt_idx" ON "OutgoingMail"("state", "dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "SiteFont_checksum_key" ON "SiteFont"("checksum");

-- CreateIndex
CREATE UNIQUE INDEX "SiteFont_firstChecksum_key" ON "SiteFont"("firstChecksum");

-- CreateIndex
CREATE INDEX "CountedVisitor_day_idx" ON "CountedVisitor"("day");

-- CreateIndex
CREATE UNIQUE INDEX "MediaAsset_path_key" ON "MediaAsset"("path");

-- CreateIndex
CREATE INDEX "MediaAsset_checksum_idx" ON "MediaAsset"("checksum");

-- CreateIndex
CREATE INDEX "MediaAsset_posterPath_idx" ON "MediaAsset"("posterPath");

-- CreateIndex
CREATE INDEX "MediaUse_path_idx" ON "MediaUse"("path");

-- CreateIndex
CREATE INDEX "MediaUse_projectId_idx" ON "MediaUse"("projectId");

-- CreateIndex
CREATE INDEX "Upload_expiresAt_idx" ON "Upload"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "User_username_key" ON "User"("username");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "ShareLink_tokenHash_key" ON "ShareLink"("tokenHash");

-- CreateIndex
CREATE INDEX "ShareLinkProject_projectId_idx" ON "ShareLinkProject"("projectId");

-- AddForeignKey
ALTER TABLE "WorkImage" ADD CONSTRAINT "WorkImage_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormerSlug" ADD CONSTRAINT "FormerSlug_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Redirect" ADD CONSTRAINT "Redirect_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectDraft" ADD CONSTRAINT "ProjectDraft_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectRevision" ADD CONSTRAINT "ProjectRevision_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_tabId_fkey" FOREIGN KEY ("tabId") REFERENCES "AboutTab"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutgoingMail" ADD CONSTRAINT "OutgoingMail_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ContactMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MediaUse" ADD CONSTRAINT "MediaUse_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlayerUse" ADD CONSTRAINT "PlayerUse_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareLinkProject" ADD CONSTRAINT "ShareLinkProject_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "ShareLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareLinkProject" ADD CONSTRAINT "ShareLinkProject_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
