/**
 * Every fixed text that visitors see, in its documented wording. A name in braces is a parameter.
 * What each is and where it stands is in word-places.ts, which visitors do not load.
 */
export const english = {
  "site.name": "Portfolio",
  "site.home": "{name}, home",
  "site.skip": "Skip to content",
  "site.loading": "Loading the page",
  "site.locked": "(password protected)",
  "site.newTab": "(opens in a new tab)",
  "site.retry": "Try again",
  "site.back": "Back to Home",

  "menu.label": "Main",
  "menu.work": "Work",
  "menu.about": "About",
  "menu.connect": "Connect",

  "footer.copyright": "© {name}. All rights reserved.",
  "footer.unnamed": "© All rights reserved.",
  "footer.lock": "Admin area",

  "notice.banner": "Notice",
  "notice.label": "Notifications",
  "notice.close": "Close",
  "dialog.close": "Close",

  "home.title": "Portfolio",
  "home.projects": "Projects",
  "home.about": "About {name}",
  "home.aboutUnnamed": "About",
  "home.more": "more about me",
  "home.failed": "Error loading projects: {message}",
  "home.noProjects":
    "There are no projects yet. Create the first one in the {link}; until then, these samples show where projects will stand.",
  "home.noneShown":
    "No project is on the home page yet. Choose “Show on home page” for one in the {link}; until then, these samples show where projects will stand.",
  "home.adminArea": "admin area",
  "home.samples": "Sample projects",
  "home.sampleOne": "Sample project one",
  "home.sampleTwo": "Sample project two",
  "home.sampleThree": "Sample project three",

  "work.title": "Work",
  "work.description": "Pictures and videos of {name}’s work.",
  "work.empty": "No work images available yet.",
  "work.open": "View full screen: {name}",
  "work.more": "Show more",
  "work.loading": "Loading...",
  "work.failed": "More work could not be loaded",

  "viewer.label": "{name}, {position} of {total}",
  "viewer.position": "{position} of {total}",
  "viewer.previous": "Previous",
  "viewer.next": "Next",
  "viewer.close": "Close",

  "video.label": "Video",
  "video.pause": "Pause videos",
  "video.play": "Play videos",

  "project.description": "A case study by {name}.",
  "project.protected": "A protected case study by {name}.",
  "project.label": "Projects",
  "project.next": "Next project: {name}",
  "project.previous": "Previous project: {name}",
  "project.missing": "Project Not Found",
  "project.missingText": "The project you're looking for doesn't exist.",

  "section.role": "Role",
  "section.why": "Why",
  "section.result": "Result",
  "section.process": "Process",
  "section.solution": "Solution",
  "section.shippedGoods": "Shipped Goods",

  "gate.heading": "This project is password protected",
  "gate.text": "Enter the portfolio password to read the case study.",
  "gate.password": "Portfolio password",
  "gate.submit": "View project",
  "gate.checking": "Checking...",
  "gate.required": "Password required",
  "gate.missing": "Please enter the portfolio password.",
  "gate.refused": "Incorrect password. Please try again.",
  "gate.throttled": "Too many attempts. Please wait a few minutes and try again.",
  "gate.failed": "Failed to validate password. Please try again.",
  "gate.granted": "Access granted",
  "gate.welcome": "Welcome to the portfolio.",

  "password.show": "Show password",
  "password.hide": "Hide password",
  "password.incorrect": "Incorrect password",
  "password.again": "Please try again.",
  "password.tooMany": "Too many attempts",
  "password.wait": "Please wait a few minutes and try again.",

  "owner.title": "Admin area",
  "owner.password": "Password",
  "owner.missing": "Please enter the password.",
  "owner.signIn": "Sign in",
  "owner.signingIn": "Signing in...",

  "about.title": "About",
  "about.heading": "Leading the design of human-to-AI product experiences.",
  "about.text":
    "I help teams, from startups to large companies, to design products that people understand and trust.",
  "about.role": "Currently leading product design.",
  "about.linkedin": "LinkedIn",
  "about.life": "Outside work",
  "about.collaborators": "Collaborators",
  "about.loading": "Loading collaborators",
  "about.empty": "No collaborator tabs found.",
  "about.failed": "The collaborators could not be loaded. It may work in a moment.",

  "quote.previous": "Previous quote",
  "quote.next": "Next quote",
  "quote.position": "Quote {position} of {total}",
  "quote.count": "{position} / {total}",

  "connect.title": "Connect",
  "connect.description": "Write to {name}: a project, a question, a conversation.",
  "connect.designer": "the designer",
  "connect.heading": "Let’s have a conversation.",
  "connect.linkedin": "Connect on LinkedIn",

  "contact.label": "Contact",
  "contact.name": "Name",
  "contact.company": "Company",
  "contact.email": "Email",
  "contact.message": "Message",
  "contact.website": "Website",
  "contact.send": "Send",
  "contact.sending": "Sending...",
  "contact.sent": "Message sent successfully!",
  "contact.thanks": "Thank you for reaching out. I'll get back to you soon.",
  "contact.failed": "Failed to send message",
  "contact.check": "Please check the fields and send it again.",
  "contact.later": "Please try again later.",
  "contact.nameRequired": "Name is required",
  "contact.companyRequired": "Company is required",
  "contact.emailInvalid": "Please enter a valid email address",
  "contact.tooShort": "Message must be at least {limit} characters long",
  "contact.tooLong": "Please use at most {limit} characters",
  "contact.tooFast": "That was very quick. Please wait a moment and send it again.",

  "error.title": "Error",
  "error.heading": "Something went wrong",
  "error.page": "This page could not be shown. It may work in a moment.",
  "error.site": "The site could not show this page. It may work in a moment.",
  "error.notFound": "404 Page Not Found",
  "error.notFoundText": "Did you forget to add the page to the router?",
  "error.unreachable": "The server cannot be reached. Check your connection and try again.",
  "error.unusable": "The server gave no usable answer. Try again in a moment.",
  "error.tooMany": "Too many attempts. Please try again in {time}.",
  "error.unknown": "Something went wrong.",
} as const;

/** What names a text. */
export type WordKey = keyof typeof english;

/** All texts of one language. */
export type WordSet = Readonly<Record<WordKey, string>>;
