import { type SetCode, setCodeOf } from "./languages.ts";
import { fill } from "./parameters.ts";

const english = {
  title: "Comments",
  part: "Comment on part {number}",
  partCount: "Part {number}: comments ({count})",
  words: "Comment on these words",
  how: "Choose words on the page, or the button beside a part, and say what you think.",
  private: "Only you and the designer read your comments.",
  changed: "The words have changed.",
  resolved: "Resolved",
  designer: "The designer",
  name: "Your name",
  nameOnce: "It is asked once, and stays in this browser.",
  as: "You write as {name}.",
  rename: "Change name",
  comment: "Comment",
  answer: "Answer",
  send: "Send",
  show: "Show on the page",
  all: "All comments",
  close: "Close",
  failed: "The comment could not be sent",
};

type ReviewKey = keyof typeof english;

/**
 * The texts of a review, in which readers of a share link comment on projects. Only the script that
 * these readers load contains the texts.
 */
export const reviewSets: Readonly<Record<SetCode, Readonly<Record<ReviewKey, string>>>> = {
  en: english,
  de: {
    title: "Kommentare",
    part: "Teil {number} kommentieren",
    partCount: "Teil {number}: Kommentare ({count})",
    words: "Diese Wörter kommentieren",
    how: "Wählen Sie Wörter auf der Seite oder den Knopf neben einem Teil, und schreiben Sie, was Sie denken.",
    private: "Ihre Kommentare lesen nur Sie und wer die Arbeit gestaltet hat.",
    changed: "Die Wörter haben sich geändert.",
    resolved: "Erledigt",
    designer: "Antwort",
    name: "Ihr Name",
    nameOnce: "Danach wird einmal gefragt; er bleibt in diesem Browser.",
    as: "Sie schreiben als {name}.",
    rename: "Namen ändern",
    comment: "Kommentar",
    answer: "Antworten",
    send: "Senden",
    show: "Auf der Seite zeigen",
    all: "Alle Kommentare",
    close: "Schließen",
    failed: "Der Kommentar konnte nicht gesendet werden",
  },
  fr: {
    title: "Commentaires",
    part: "Commenter la partie {number}",
    partCount: "Partie {number} : commentaires ({count})",
    words: "Commenter ces mots",
    how: "Sélectionnez des mots sur la page, ou le bouton à côté d’une partie, et dites ce que vous en pensez.",
    private: "Vous seul et l’auteur du projet lisez vos commentaires.",
    changed: "Les mots ont changé.",
    resolved: "Résolu",
    designer: "Réponse",
    name: "Votre nom",
    nameOnce: "Il n’est demandé qu’une fois et reste dans ce navigateur.",
    as: "Vous écrivez sous le nom de {name}.",
    rename: "Changer de nom",
    comment: "Commentaire",
    answer: "Répondre",
    send: "Envoyer",
    show: "Montrer sur la page",
    all: "Tous les commentaires",
    close: "Fermer",
    failed: "Le commentaire n’a pas pu être envoyé",
  },
  es: {
    title: "Comentarios",
    part: "Comentar la parte {number}",
    partCount: "Parte {number}: comentarios ({count})",
    words: "Comentar estas palabras",
    how: "Selecciona palabras en la página, o el botón junto a una parte, y di lo que piensas.",
    private: "Nadie más que tú y quien hizo el trabajo lee tus comentarios.",
    changed: "Las palabras han cambiado.",
    resolved: "Resuelto",
    designer: "Respuesta",
    name: "Tu nombre",
    nameOnce: "Se pregunta una sola vez y se guarda en este navegador.",
    as: "Escribes como {name}.",
    rename: "Cambiar el nombre",
    comment: "Comentario",
    answer: "Responder",
    send: "Enviar",
    show: "Mostrar en la página",
    all: "Todos los comentarios",
    close: "Cerrar",
    failed: "No se pudo enviar el comentario",
  },
  nb: {
    title: "Kommentarer",
    part: "Kommenter del {number}",
    partCount: "Del {number}: kommentarer ({count})",
    words: "Kommenter disse ordene",
    how: "Velg ord på siden, eller knappen ved siden av en del, og skriv hva du mener.",
    private: "Bare du og den som har laget arbeidet, leser kommentarene dine.",
    changed: "Ordene er endret.",
    resolved: "Løst",
    designer: "Svar",
    name: "Navnet ditt",
    nameOnce: "Du blir spurt én gang, og det blir i denne nettleseren.",
    as: "Du skriver som {name}.",
    rename: "Endre navn",
    comment: "Kommentar",
    answer: "Svar",
    send: "Send",
    show: "Vis på siden",
    all: "Alle kommentarer",
    close: "Lukk",
    failed: "Kommentaren kunne ikke sendes",
  },
};

export type SayInReview = (key: ReviewKey, parameters?: Record<string, string | number>) => string;

/** The texts of a review on a site in this language. */
export function reviewWordsOf(language: string): SayInReview {
  const set = reviewSets[setCodeOf(language)];
  return (key, parameters = {}) => fill(set[key], parameters);
}
