import type { WordKey } from "./english.ts";

/** The parts of the site that texts belong to, by what their keys begin with, as the owner reads them. */
export const wordGroups = {
  menu: "Menu",
  home: "Home page",
  work: "Work page",
  project: "Project pages",
  section: "Sections of a case study",
  about: "About page",
  quote: "Quotes",
  connect: "Connect page",
  contact: "Contact form",
  comparison: "Before and after",
  embed: "Videos and documents of other sites",
  code: "Source code in case studies",
  gate: "Password of protected projects",
  viewer: "Full-screen viewer",
  video: "Videos",
  footer: "Footer",
  notice: "Notices",
  error: "Errors",
  site: "On every page",
  password: "Password fields",
  owner: "Your own sign-in",
  dialog: "Dialogs",
} as const satisfies Record<GroupName, string>;

type Prefix<Key> = Key extends `${infer Name}.${string}` ? Name : never;

export type GroupName = Prefix<WordKey>;

/** Where each text stands, as the owner reads it. Names in braces are filled in by the page. */
export const wordPlaces: Readonly<Record<WordKey, string>> = {
  "menu.label": "Name of the menu, read by screen readers",
  "menu.work": "Link to the work",
  "menu.about": "Link to the About page",
  "menu.connect": "Link to the Connect page",

  "home.title": "Title in the browser",
  "home.projects": "Name of the list of projects, read by screen readers",
  "home.about": "Heading of the teaser",
  "home.aboutUnnamed": "Heading of the teaser while you have no name",
  "home.more": "Button of the teaser",
  "home.failed": "Where the projects cannot be loaded",
  "home.noProjects": "While there are no projects",
  "home.noneShown": "While no project is on the home page",
  "home.adminArea": "Link in the two texts above",
  "home.samples": "Name of the samples, read by screen readers",
  "home.sampleOne": "First sample",
  "home.sampleTwo": "Second sample",
  "home.sampleThree": "Third sample",

  "work.title": "Heading, and title in the browser",
  "work.description": "Description for search engines",
  "work.empty": "While there are no work images",
  "work.tagTitle": "Title in the browser of the work with a tag",
  "work.tags": "Name of the list of tags, read by screen readers",
  "work.all": "Link from a tag to all work",
  "work.unknownTag": "At a tag that no work has",
  "work.open": "Link of a picture, read by screen readers",
  "work.more": "Button for more pictures",
  "work.loading": "The same button while they are loading",
  "work.failed": "Where more pictures cannot be loaded",

  "project.description": "Description for search engines, where a project has no text",
  "project.protected": "Description of a protected project",
  "project.label": "Name of the way to other projects, read by screen readers",
  "project.next": "Link to the next project, read by screen readers",
  "project.previous": "Link to the previous project, read by screen readers",
  "project.ending": "Above the name of the next project, at the end of one",
  "project.missing": "Heading where there is no such project",
  "project.missingText": "Sentence where there is no such project",
  "project.client": "Label of the client under the title",
  "project.year": "Label of the year under the title",
  "project.role": "Label of your role under the title",
  "project.team": "Label of the people who took part",
  "project.links": "Label of the links under the title",
  "project.tags": "Label of the tags under the title",

  "section.role": "First section",
  "section.why": "Second section",
  "section.result": "Third section",
  "section.process": "Fourth section",
  "section.solution": "Fifth section",
  "section.shippedGoods": "Sixth section",

  "about.title": "Title in the browser",
  "about.heading": "Heading while you have written none",
  "about.text": "Text while you have written none",
  "about.role": "Current role while you have written none",
  "about.linkedin": "Button to LinkedIn",
  "about.resume": "Button to your résumé, and what its file is called",
  "about.life": "Heading of your life outside work",
  "about.collaborators": "Heading of the collaborators",
  "about.loading": "While collaborators are loading, read by screen readers",
  "about.empty": "While there are no collaborators",
  "about.failed": "Where the collaborators cannot be loaded",

  "quote.previous": "Button to the previous quote, read by screen readers",
  "quote.next": "Button to the next quote, read by screen readers",
  "quote.position": "Which quote it is, read by screen readers",
  "quote.count": "Which quote it is, beside the buttons",

  "connect.title": "Title in the browser",
  "connect.description": "Description for search engines",
  "connect.designer": "You in that description while you have no name",
  "connect.heading": "Heading",
  "connect.linkedin": "Button to LinkedIn",

  "contact.label": "Name of the form, read by screen readers",
  "contact.name": "Label of the first field",
  "contact.company": "Label of the second field",
  "contact.email": "Label of the third field",
  "contact.message": "Label of the fourth field",
  "contact.website": "Label of a field that only robots see",
  "contact.send": "Button",
  "contact.sending": "Button while a message is sent",
  "contact.sent": "Title once a message is sent",
  "contact.thanks": "Sentence once a message is sent",
  "contact.failed": "Title where a message cannot be sent",
  "contact.check": "Sentence where fields are wrong",
  "contact.later": "Sentence where nobody knows why",
  "contact.nameRequired": "Under the name where it is missing",
  "contact.companyRequired": "Under the company where it is missing",
  "contact.emailInvalid": "Under the address where it is none",
  "contact.tooShort": "Under the message where it is too short",
  "contact.tooLong": "Under a field that is too long",
  "contact.tooFast": "Where a message came faster than people write",

  "comparison.before": "On the first of two pictures that are compared",
  "comparison.after": "On the second of them",
  "comparison.slider": "The slider between them, read by screen readers",

  "embed.load": "Button that loads a video or document of another site",
  "embed.link": "Link to its page there",

  "code.copy": "Button that copies the code",
  "code.copied": "The same button, once the code was copied",

  "gate.heading": "Heading",
  "gate.text": "Sentence under the heading",
  "gate.password": "Label of the field",
  "gate.submit": "Button",
  "gate.checking": "Button while the password is checked",
  "gate.required": "Title of the notice without a password",
  "gate.missing": "Sentence without a password",
  "gate.refused": "Under the field, after a wrong password",
  "gate.throttled": "Under the field, after too many tries",
  "gate.failed": "Where the password cannot be checked",
  "gate.granted": "Title of the notice after the right password",
  "gate.welcome": "Sentence after the right password",

  "viewer.label": "Name of the viewer, read by screen readers",
  "viewer.position": "Which picture it is",
  "viewer.previous": "Button to the previous picture, read by screen readers",
  "viewer.next": "Button to the next picture, read by screen readers",
  "viewer.close": "Button that closes, read by screen readers",

  "video.label": "A video without a text of its own, read by screen readers",
  "video.pause": "Button that stops all videos, read by screen readers",
  "video.play": "Button that starts them again, read by screen readers",

  "footer.copyright": "Copyright line, where you have written none",
  "footer.unnamed": "Copyright line while you have no name",
  "footer.lock": "The lock, read by screen readers",

  "notice.banner": "Name of the banner, read by screen readers",
  "notice.label": "Name of notices, read by screen readers",
  "notice.close": "Button that closes one, read by screen readers",

  "error.title": "Title of notices",
  "error.heading": "Heading of a page that failed",
  "error.page": "Sentence of a page that failed",
  "error.site": "Sentence where the whole site failed",
  "error.notFound": "Heading of a page that does not exist",
  "error.notFoundText": "Sentence of a page that does not exist",
  "error.missing": "Heading at an address that is none of a site",
  "error.missingText": "Sentence at an address that is none of a site",
  "error.busy": "Heading where too many requests came from one network",
  "error.busyText": "Sentence where too many requests came from one network",
  "error.unreachable": "Where the server cannot be reached",
  "error.unusable": "Where the server gives no usable answer",
  "error.tooMany": "After too many tries, with the time to wait",
  "error.unknown": "Where nobody knows why",

  "site.name": "Name of the site while you have none",
  "site.home": "Link of the logo, read by screen readers",
  "site.skip": "Link past the menu, for the keyboard",
  "site.loading": "While a page is loading, read by screen readers",
  "site.locked": "After the name of a protected project, read by screen readers",
  "site.newTab": "After links to other sites, read by screen readers",
  "site.retry": "Link that tries again",
  "site.back": "Link to the home page",

  "password.show": "Button that shows a password, read by screen readers",
  "password.hide": "Button that hides it again, read by screen readers",
  "password.incorrect": "Title after a wrong password",
  "password.again": "Sentence after a wrong password",
  "password.tooMany": "Title after too many tries",
  "password.wait": "Sentence after too many tries",

  "owner.title": "Heading",
  "owner.password": "Label of the field",
  "owner.missing": "Under the field without a password",
  "owner.signIn": "Button",
  "owner.signingIn": "Button while it signs in",

  "dialog.close": "Button that closes, read by screen readers",
};

/** The keys of each group, in the order that they are declared. */
export function keysOf(group: GroupName): WordKey[] {
  return allKeys.filter((key) => key.startsWith(`${group}.`));
}

const allKeys = Object.keys(wordPlaces) as WordKey[]; // the keys of a literal

export const groupNames = Object.keys(wordGroups) as GroupName[]; // as above
