/** A project that a share link opens, and how much of it. */
export type OpenedProject = {
  id: string;
  opensDraft: boolean;
  /** The ids of the opened modules. Null for the whole case study. */
  moduleIds: readonly string[] | null;
};

/** The values in the form of a share link. */
export type LinkValues = {
  recipient: string;
  note: string;
  greeting: string;
  projects: readonly OpenedProject[];
  /** The time at which the link expires, in ISO 8601. Null if it does not expire. */
  expiresAt: string | null;
  hasPassword: boolean;
  /** A new password. Empty to keep the present one. */
  password: string;
  mailsFirstRead: boolean;
  opensAtBrief: boolean;
  withholdsOriginals: boolean;
  /** Whether the pictures that only the link opens have `nameShown` on them. */
  isMarked: boolean;
  nameShown: string;
  /** Whether the link lets its reader comment. It is set when the link is made and cannot be changed later. */
  isReview: boolean;
};

export const linkLabels: Readonly<Record<keyof LinkValues, string>> = {
  recipient: "For whom",
  note: "Note",
  greeting: "Greeting",
  projects: "Projects",
  expiresAt: "Ends",
  hasPassword: "Ask for a password, too",
  password: "Password",
  mailsFirstRead: "Mail me when it is first read",
  opensAtBrief: "Open at “In a minute”",
  withholdsOriginals: "No download of originals",
  isMarked: "Mark pictures with a name",
  nameShown: "Name on pictures",
  isReview: "Ask for comments",
};

/** The default duration and extension of a link, in days. */
export const defaultDays = 30;

/** A point in time plus a number of days, in ISO 8601, rounded down to a minute. */
export function daysAfter(moment: Date, days: number): string {
  const end = new Date(moment);
  end.setDate(end.getDate() + days);
  end.setSeconds(0, 0);
  return end.toISOString();
}

export function emptyLink(): LinkValues {
  return {
    recipient: "",
    note: "",
    greeting: "",
    projects: [],
    expiresAt: daysAfter(new Date(), defaultDays),
    hasPassword: false,
    password: "",
    mailsFirstRead: false,
    opensAtBrief: false,
    withholdsOriginals: false,
    isMarked: false,
    nameShown: "",
    isReview: false,
  };
}

/** The initial values of a copy of a link, without the password. A default replaces an end in the past. */
export function duplicateOf(values: LinkValues): LinkValues {
  const hasPassed = values.expiresAt !== null && Date.parse(values.expiresAt) <= Date.now();
  const expiresAt = hasPassed ? daysAfter(new Date(), defaultDays) : values.expiresAt;
  return { ...values, expiresAt, hasPassword: false };
}

/** The changed values as the input of a mutation. "" as `password` removes the stored password. */
export function linkInput(changes: Partial<LinkValues>) {
  const { hasPassword, password, projects, isReview: _, ...rest } = changes;
  return {
    ...rest,
    ...(projects && {
      projects: projects.map(({ moduleIds, ...project }) => ({
        ...project,
        moduleIds: moduleIds && [...moduleIds],
      })),
    }),
    ...(hasPassword === false ? { password: "" } : password && { password }),
  };
}
