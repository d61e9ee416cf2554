import { type SetCode, setCodeOf } from "./languages.ts";
import { fill } from "./parameters.ts";

const english = {
  greeting: "Hello {name},",
  welcome: "Welcome, {name}.",
  approvedSubject: "Your link to my portfolio",
  approved: "thank you for your interest. This link opens the work that you asked about:",
  alone: "It is meant for you alone, so please do not pass it on.",
  ends: "It works until {date}.",
  declinedSubject: "Your request for access",
  declined:
    "thank you for your interest in my work. I am sorry that I cannot give you access at the moment.",
};

type MailKey = keyof typeof english;

/**
 * The texts of mails that the site sends to visitors in the owner's name, and the greeting of a
 * share link. They are separate from the texts of pages, so that no browser loads them.
 */
export const mailSets: Readonly<Record<SetCode, Readonly<Record<MailKey, string>>>> = {
  en: english,
  de: {
    greeting: "Guten Tag, {name},",
    welcome: "Willkommen, {name}.",
    approvedSubject: "Der Link zu meinem Portfolio",
    approved: "danke für das Interesse. Dieser Link öffnet die Arbeiten, um die es ging:",
    alone: "Er ist persönlich; bitte nicht weitergeben.",
    ends: "Er gilt bis {date}.",
    declinedSubject: "Die Anfrage um Zugang",
    declined:
      "danke für das Interesse an meiner Arbeit. Leider kann ich im Moment keinen Zugang geben.",
  },
  fr: {
    greeting: "Bonjour {name},",
    welcome: "Bienvenue, {name}.",
    approvedSubject: "Votre lien vers mon portfolio",
    approved: "Merci de votre intérêt. Ce lien ouvre les projets que vous avez demandés :",
    alone: "Il vous est personnel ; merci de ne pas le transmettre.",
    ends: "Il est valable jusqu’au {date}.",
    declinedSubject: "Votre demande d’accès",
    declined:
      "Merci de l’intérêt que vous portez à mon travail. Je ne peux malheureusement pas vous donner accès pour le moment.",
  },
  es: {
    greeting: "Hola, {name}:",
    welcome: "Te doy la bienvenida, {name}.",
    approvedSubject: "Tu enlace a mi portafolio",
    approved: "Gracias por tu interés. Este enlace abre los trabajos que has solicitado:",
    alone: "Es personal; te ruego que no lo compartas.",
    ends: "Es válido hasta el {date}.",
    declinedSubject: "Tu solicitud de acceso",
    declined:
      "Gracias por tu interés en mi trabajo. Lamento no poder darte acceso en este momento.",
  },
  nb: {
    greeting: "Hei {name},",
    welcome: "Velkommen, {name}.",
    approvedSubject: "Lenken til porteføljen min",
    approved: "Takk for interessen. Denne lenken åpner arbeidene du spurte om:",
    alone: "Den er personlig, så vennligst ikke send den videre.",
    ends: "Den gjelder til {date}.",
    declinedSubject: "Forespørselen om tilgang",
    declined:
      "Takk for interessen for arbeidet mitt. Dessverre kan jeg ikke gi tilgang akkurat nå.",
  },
};

export type MailWords = {
  /** A BCP 47 tag. */
  language: string;
  say: (key: MailKey, parameters?: Readonly<Record<string, string>>) => string;
};

/** The texts of mails on a site in this language. */
export function mailWordsOf(language: string): MailWords {
  const set = mailSets[setCodeOf(language)];
  return {
    language,
    say: (key, parameters = {}) => fill(set[key], parameters),
  };
}

/**
 * The mail to the owner about the first reading by a share link. In English, like the admin area.
 */
const firstRead = {
  subject: "Your link for {recipient} was read",
  read: "Your link for {recipient} was read for the first time.",
  opens: "It opens {projects}.",
  more: "Your admin area shows under Links what is read with it.",
};

/**
 * Writes the mail to the owner about a first reading by a share link.
 * @param projects the names of the projects that the link opens
 */
export function firstReadMail(recipient: string, projects: readonly string[]) {
  const names = new Intl.ListFormat("en").format(projects);
  const paragraphs = [
    fill(firstRead.read, { recipient }),
    ...(names ? [fill(firstRead.opens, { projects: names })] : []),
    firstRead.more,
  ];
  return { subject: fill(firstRead.subject, { recipient }), text: `${paragraphs.join("\n\n")}\n` };
}

/**
 * The mail to the owner about new comments, without their texts. @param projects the names of the projects
 */
export function commentsMail(projects: readonly string[]) {
  const names = new Intl.ListFormat("en").format(projects);
  const paragraphs = [
    `There are new comments on ${names}.`,
    "You find them beside the modules in the editor. The next mail about comments comes in an hour at the earliest.",
  ];
  // Line breaks would end a mail header.
  const subject = `New comments on ${names}`.replace(/\s+/g, " ").slice(0, 200);
  return { subject, text: `${paragraphs.join("\n\n")}\n` };
}

/**
 * The mail that warns the owner about the backups.
 * @param problem a description of the problem, in sentences
 */
export function warningMail(problem: string) {
  const text = `${problem}\n\nYour admin area says so on every page until it is over. Ask whoever runs the server.\n`;
  return { subject: "Your backups need you", text };
}

/**
 * The mail to the owner about a sign-in. It contains no link to the site: the address of the site would come
 * from the request, whose sender could forge it.
 */
export function signInMail({ device, signedInAt }: { device: string; signedInAt: Date }) {
  const moment = new Intl.DateTimeFormat("en-GB", {
    ...{ dateStyle: "long", timeStyle: "short", timeZone: "UTC" },
  }).format(signedInAt);
  const paragraphs = [
    `Somebody signed in to the admin area of your site with ${device}, on ${moment} UTC. This browser was not known before.`,
    "If that was you, there is nothing to do.",
    "If it was not, end that session in your admin area under Settings, Access, and change your password.",
  ];
  return { subject: `New sign-in: ${device}`, text: `${paragraphs.join("\n\n")}\n` };
}
