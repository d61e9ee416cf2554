-- AlterTable
ALTER TABLE "AboutContent" ADD COLUMN "demoFields" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "AboutTab" ADD COLUMN "isDemo" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Banner" ADD COLUMN "isDemo" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Project" ADD COLUMN "isDemo" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Quote" ADD COLUMN "isDemo" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "SiteIdentity" ADD COLUMN "demoFields" TEXT NOT NULL DEFAULT '[]';

-- Marks what the demo wrote and nobody saved since: a project's version has counted every save from the first
-- migration on; other records are compared with the demo's words, which have been the same in every version.
UPDATE "Project" SET "isDemo" = true
WHERE "version" = 1 AND "whyContent" <> '[]' AND ("name", "heroImage") IN (VALUES
  ('Passage', '/objects/passage-hero.webp'),
  ('Passage', '/objects/passage-hero.png'),
  ('Quillon: Show Your Working', '/objects/quillon-hero.webp'),
  ('Quillon: Show Your Working', '/objects/quillon-hero.png'),
  ('Hearten', '/objects/hearten-hero.webp'),
  ('Hearten', '/objects/hearten-hero.png'),
  ('Lindholm Tramways', '/objects/lindholm-hero.webp'),
  ('Lindholm Tramways', '/objects/lindholm-hero.png'),
  ('Morrow Doses', '/objects/morrow-hero.webp'),
  ('Morrow Doses', '/objects/morrow-hero.png'),
  ('Fennimore Claims', '/objects/fennimore-hero.webp'),
  ('Fennimore Claims', '/objects/fennimore-hero.png')
);

UPDATE "AboutTab" SET "isDemo" = true
WHERE ("name", "slug", "contentHeading", "contentText", "quotesHeading") IN (VALUES
  ('Product', 'product', 'Deciding what not to build', '<p>I like to meet a product manager before there is a brief. Most of what I bring to that first month is <strong>subtraction</strong>: we list everything the model could do, then strike out whatever nobody would miss on a bad Tuesday.</p><ul><li>One page of outcomes, written together, with numbers we could be wrong about.</li><li>A prototype by the second week, in the hands of the people who will use it.</li><li>A standing date on which we may stop the project <em>without anyone losing face</em>.</li></ul>', 'Kind words'),
  ('Engineering', 'engineering', 'Drawing in the material', '<p>I write enough code to prototype with real latency and real model output, because <strong>a static picture of an AI product is a picture of its best day</strong>. Specifications I hand over contain the empty, the slow, the wrong and the offline state first, and the pretty one last.</p><p>I review the interface in the branch, not after the release, and I keep the tokens in the same repository as everything else.</p>', 'Kind words'),
  ('Research', 'research', 'Watching before asking', '<p>What people say about a suggestion and what they do with it are two different studies. I plan both. With researchers I share the <em>boring</em> work too: recruiting, consent forms, tidy transcripts.</p><ul><li>Field days first: on the bridge, in the ward, at the claims desk.</li><li>Calibration studies: do people trust it <strong>more when it is right</strong>?</li><li>A public list of what we got wrong, kept beside the backlog.</li></ul><p>If you would like to see how such a study is written up, <a href="/connect">ask me for one</a>.</p>', 'Kind words')
);

UPDATE "Quote" SET "isDemo" = true
WHERE ("quote", "authorName", "authorTitle", "authorCompany") IN (VALUES
  ('Ilse cancelled my favourite feature in her third week and brought the recordings to prove it. I was cross for a day. Adoption doubled in the quarter after.', 'Marguerite Solvang', 'Head of Product', 'Fennimore Mutual'),
  ('She is the only designer I know who asks what happens when the thing is wrong before she asks what it should look like.', 'Tobias Wrenfield', 'Chief Product Officer', 'Quillon'),
  ('Our pilots do not praise software. They stopped complaining about hers, which in this harbour is a medal.', 'Captain Runa Eide', 'Pilot Master', 'Port of Sandhaven'),
  ('Her files had a frame for ‘the model is down and it is raining’. We shipped that frame on the second night. It worked.', 'Anselm Okonjo-Reed', 'Staff Engineer', 'Lindholm Tramways'),
  ('I have never had fewer questions about a specification, or more fun arguing about one.', 'Pilar Estevane', 'Mobile Lead', 'Castellan Health'),
  ('She came to fourteen of sixteen home visits, carried the equipment, and never once finished a patient’s sentence.', 'Dr Yewande Castell', 'Principal Researcher', 'Castellan Health'),
  ('Most designers want research to agree with them. Ilse changed her mind in front of the whole company, twice, with slides.', 'Henrik Dalgaard-Moss', 'Research Lead', 'Quillon'),
  ('Our participants still write to ask when the nice lady with the sketchbook is coming back.', 'Ottilie Brandt', 'Pharmacist and co-researcher', 'Morrow Pharmacies')
);

UPDATE "Banner" SET "isDemo" = true WHERE "content" = 'Speaking about honest interfaces at Plain Sight in Lindholm this spring. Come and say hello.';

UPDATE "SiteIdentity" SET "demoFields" = '[' ||
  CASE WHEN "ownerName" IN ('Ilse Maravel') THEN '"ownerName"' ELSE '""' END || ',' ||
  CASE WHEN "tagline" IN ('Product designer for software that has to say how sure it is.') THEN '"tagline"' ELSE '""' END || ',' ||
  CASE WHEN "teaserText" IN ('I design the moment in which a machine makes a suggestion and a person decides. Fifteen years of ships, wards, trams and small print have taught me that the second part is the harder one.') THEN '"teaserText"' ELSE '""' END || ',' ||
  CASE WHEN "teaserPhoto" IN ('/objects/conference.webp', '/objects/conference.png') THEN '"teaserPhoto"' ELSE '""' END || ',' ||
  CASE WHEN "teaserCaption" IN ('The Passage team at the Plain Sight conference, a few minutes before the projector failed') THEN '"teaserCaption"' ELSE '""' END || ',' ||
  CASE WHEN "portrait" IN ('/objects/portrait.webp', '/objects/portrait.png') THEN '"portrait"' ELSE '""' END || ',' ||
  CASE WHEN "footerText" IN ('© 2026 Ilse Maravel. Designed slowly in Lindholm.') THEN '"footerText"' ELSE '""' END
  || ']';

UPDATE "AboutContent" SET "demoFields" = '[' ||
  CASE WHEN "mainParagraph" IN ('I help teams decide what a model should say, what it should keep to itself, and what a person needs in order to overrule it. I have done this for a four-person research startup and for an insurer with two thousand desks. The work is the same: sit beside the people who carry the consequences, draw early, ship something small, measure whether anybody trusts it for the right reasons, and take away whatever they did not need.') THEN '"mainParagraph"' ELSE '""' END || ',' ||
  CASE WHEN "currentRole" IN ('At present I lead product design at the Port of Sandhaven, where eleven of us build the tablet that harbour pilots take aboard.') THEN '"currentRole"' ELSE '""' END || ',' ||
  CASE WHEN "linkedinUrl" IN ('https://www.linkedin.com/') THEN '"linkedinUrl"' ELSE '""' END || ',' ||
  CASE WHEN "personalLife" IN ('I live above a closed-down chandlery in Lindholm with a violinist and a dog who dislikes violins. I restore wooden dinghies, slowly, and sail them badly. On Thursdays I teach evening drawing to people who are sure they cannot draw; so far nobody has been right.') THEN '"personalLife"' ELSE '""' END
  || ']';
