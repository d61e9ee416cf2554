-- CreateTable
CREATE TABLE "Project" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "showOnHome" BOOLEAN NOT NULL DEFAULT false,
    "homeDisplayWidth" TEXT NOT NULL DEFAULT 'half',
    "homeHeroImage" TEXT,
    "heroImage" TEXT,
    "homeOrder" INTEGER NOT NULL DEFAULT 0,
    "workOrder" INTEGER NOT NULL DEFAULT 0,
    "isPasswordProtected" BOOLEAN NOT NULL DEFAULT false,
    "lightModeNav" BOOLEAN NOT NULL DEFAULT false,
    "roleContent" TEXT NOT NULL DEFAULT '[]',
    "whyContent" TEXT NOT NULL DEFAULT '[]',
    "resultContent" TEXT NOT NULL DEFAULT '[]',
    "processContent" TEXT NOT NULL DEFAULT '[]',
    "solutionContent" TEXT NOT NULL DEFAULT '[]',
    "shippedGoodsContent" TEXT NOT NULL DEFAULT '[]',
    "deletedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "WorkImage" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "projectId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "src" TEXT NOT NULL,
    CONSTRAINT "WorkImage_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "FormerSlug" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "projectId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "FormerSlug_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Banner" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "isActive" BOOLEAN NOT NULL DEFAULT false,
    "content" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "SiteColors" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "background" TEXT NOT NULL DEFAULT '#0f172a',
    "textPrimary" TEXT NOT NULL DEFAULT '#ffffff',
    "textSecondary" TEXT NOT NULL DEFAULT '#757575',
    "navHover" TEXT NOT NULL DEFAULT '#c9300a',
    "portfolioPasswordEncrypted" TEXT NOT NULL,
    "portfolioPasswordVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "SiteIdentity" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "ownerName" TEXT NOT NULL DEFAULT '',
    "tagline" TEXT NOT NULL DEFAULT '',
    "logo" TEXT,
    "portrait" TEXT,
    "teaserText" TEXT NOT NULL DEFAULT '',
    "teaserPhoto" TEXT,
    "teaserCaption" TEXT NOT NULL DEFAULT '',
    "footerText" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "AboutContent" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "mainHeading" TEXT NOT NULL DEFAULT 'Leading the design of human-to-AI product experiences.',
    "mainParagraph" TEXT NOT NULL DEFAULT '',
    "currentRole" TEXT NOT NULL DEFAULT '',
    "linkedinUrl" TEXT NOT NULL DEFAULT '',
    "personalLife" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "AboutTab" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "contentHeading" TEXT NOT NULL,
    "contentText" TEXT NOT NULL,
    "quotesHeading" TEXT NOT NULL DEFAULT 'Kind words',
    "displayOrder" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Quote" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tabId" INTEGER NOT NULL,
    "quote" TEXT NOT NULL,
    "authorName" TEXT NOT NULL,
    "authorTitle" TEXT NOT NULL,
    "authorCompany" TEXT NOT NULL,
    "displayOrder" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Quote_tabId_fkey" FOREIGN KEY ("tabId") REFERENCES "AboutTab" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "readAt" DATETIME,
    "archivedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "MediaAsset" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "path" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "byteSize" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "durationSeconds" REAL,
    "checksum" TEXT NOT NULL,
    "placeholder" TEXT,
    "dominantColor" TEXT,
    "altText" TEXT NOT NULL DEFAULT '',
    "focalX" REAL NOT NULL DEFAULT 0.5,
    "focalY" REAL NOT NULL DEFAULT 0.5,
    "posterPath" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "User" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "username" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Session" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tokenHash" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ContentRevision" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "revision" INTEGER NOT NULL DEFAULT 0
);

-- CreateIndex
CREATE UNIQUE INDEX "Project_slug_key" ON "Project"("slug");

-- CreateIndex
CREATE INDEX "Project_deletedAt_homeOrder_id_idx" ON "Project"("deletedAt", "homeOrder", "id");

-- CreateIndex
CREATE INDEX "Project_deletedAt_workOrder_id_idx" ON "Project"("deletedAt", "workOrder", "id");

-- CreateIndex
CREATE INDEX "WorkImage_projectId_position_idx" ON "WorkImage"("projectId", "position");

-- CreateIndex
CREATE INDEX "WorkImage_src_idx" ON "WorkImage"("src");

-- CreateIndex
CREATE INDEX "FormerSlug_projectId_idx" ON "FormerSlug"("projectId");

-- CreateIndex
CREATE UNIQUE INDEX "AboutTab_slug_key" ON "AboutTab"("slug");

-- CreateIndex
CREATE INDEX "AboutTab_displayOrder_id_idx" ON "AboutTab"("displayOrder", "id");

-- CreateIndex
CREATE INDEX "Quote_tabId_displayOrder_id_idx" ON "Quote"("tabId", "displayOrder", "id");

-- CreateIndex
CREATE INDEX "ContactMessage_archivedAt_createdAt_idx" ON "ContactMessage"("archivedAt", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "MediaAsset_path_key" ON "MediaAsset"("path");

-- CreateIndex
CREATE INDEX "MediaAsset_checksum_idx" ON "MediaAsset"("checksum");

-- CreateIndex
CREATE UNIQUE INDEX "User_username_key" ON "User"("username");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");
