/** What a link opens of a project. */
export type OpenedProject = {
  id: string;
  opensDraft: boolean;
  /** Null for the whole case study. */
  moduleIds: readonly string[] | null;
};

/** What the form of a link holds. */
export type LinkValues = {
  recipient: string;
  note: string;
  greeting: string;
  projects: readonly OpenedProject[];
  /** In ISO 8601. Null for until it is revoked. */
  expiresAt: string | null;
  hasPassword: boolean;
  /** A new one. Empty for the one that there is. */
  password: string;
  mailsFirstRead: boolean;
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
};

/** How long a link is proposed to work, and by how much it is extended, in days. */
export const defaultDays = 30;

/** The moment so many days after another, to the minute. */
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
  };
}

/** What a new link starts from that is to be like another. A password is never told, nor a past end proposed. */
export function duplicateOf(values: LinkValues): LinkValues {
  const hasPassed = values.expiresAt !== null && Date.parse(values.expiresAt) <= Date.now();
  const expiresAt = hasPassed ? daysAfter(new Date(), defaultDays) : values.expiresAt;
  return { ...values, expiresAt, hasPassword: false };
}

/** The input that changes what has changed. */
export function linkInput(changes: Partial<LinkValues>) {
  const { hasPassword, password, projects, ...rest } = changes;
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
