import type { DemoAbout, DemoTab } from "./portfolio.ts";

export const demoAbout: DemoAbout = {
  mainHeading: "Leading the design of human-to-AI product experiences.",
  mainParagraph:
    "I help teams decide what a model should say, what it should keep to itself, and what a person needs in order to overrule it. I have done this for a four-person research startup and for an insurer with two thousand desks. The work is the same: sit beside the people who carry the consequences, draw early, ship something small, measure whether anybody trusts it for the right reasons, and take away whatever they did not need.",
  currentRole:
    "At present I lead product design at the Port of Sandhaven, where eleven of us build the tablet that harbour pilots take aboard.",
  linkedinUrl: "https://www.linkedin.com/",
  personalLife:
    "I live above a closed-down chandlery in Lindholm with a violinist and a dog who dislikes violins. I restore wooden dinghies, slowly, and sail them badly. On Thursdays I teach evening drawing to people who are sure they cannot draw; so far nobody has been right.",
};

/** A quote. Its author is given by name, title and company. */
const by = (
  [authorName, authorTitle, authorCompany]: [name: string, title: string, company: string],
  quote: string,
) => ({ quote, authorName, authorTitle, authorCompany });

export const demoTabs: DemoTab[] = [
  {
    name: "Product",
    slug: "product",
    contentHeading: "Deciding what not to build",
    contentText:
      "<p>I like to meet a product manager before there is a brief. Most of what I bring to that first month is <strong>subtraction</strong>: we list everything the model could do, then strike out whatever nobody would miss on a bad Tuesday.</p><ul><li>One page of outcomes, written together, with numbers we could be wrong about.</li><li>A prototype by the second week, in the hands of the people who will use it.</li><li>A standing date on which we may stop the project <em>without anyone losing face</em>.</li></ul>",
    quotesHeading: "Kind words",
    quotes: [
      by(
        ["Marguerite Solvang", "Head of Product", "Fennimore Mutual"],
        "Ilse cancelled my favourite feature in her third week and brought the recordings to prove it. I was cross for a day. Adoption doubled in the quarter after.",
      ),
      by(
        ["Tobias Wrenfield", "Chief Product Officer", "Quillon"],
        "She is the only designer I know who asks what happens when the thing is wrong before she asks what it should look like.",
      ),
      by(
        ["Captain Runa Eide", "Pilot Master", "Port of Sandhaven"],
        "Our pilots do not praise software. They stopped complaining about hers, which in this harbour is a medal.",
      ),
    ],
  },
  {
    name: "Engineering",
    slug: "engineering",
    contentHeading: "Drawing in the material",
    contentText:
      "<p>I write enough code to prototype with real latency and real model output, because <strong>a static picture of an AI product is a picture of its best day</strong>. Specifications I hand over contain the empty, the slow, the wrong and the offline state first, and the pretty one last.</p><p>I review the interface in the branch, not after the release, and I keep the tokens in the same repository as everything else.</p>",
    quotesHeading: "Kind words",
    quotes: [
      by(
        ["Anselm Okonjo-Reed", "Staff Engineer", "Lindholm Tramways"],
        "Her files had a frame for ‘the model is down and it is raining’. We shipped that frame on the second night. It worked.",
      ),
      by(
        ["Pilar Estevane", "Mobile Lead", "Castellan Health"],
        "I have never had fewer questions about a specification, or more fun arguing about one.",
      ),
    ],
  },
  {
    name: "Research",
    slug: "research",
    contentHeading: "Watching before asking",
    contentText:
      '<p>What people say about a suggestion and what they do with it are two different studies. I plan both. With researchers I share the <em>boring</em> work too: recruiting, consent forms, tidy transcripts.</p><ul><li>Field days first: on the bridge, in the ward, at the claims desk.</li><li>Calibration studies: do people trust it <strong>more when it is right</strong>?</li><li>A public list of what we got wrong, kept beside the backlog.</li></ul><p>If you would like to see how such a study is written up, <a href="/connect">ask me for one</a>.</p>',
    quotesHeading: "Kind words",
    quotes: [
      by(
        ["Dr Yewande Castell", "Principal Researcher", "Castellan Health"],
        "She came to fourteen of sixteen home visits, carried the equipment, and never once finished a patient’s sentence.",
      ),
      by(
        ["Henrik Dalgaard-Moss", "Research Lead", "Quillon"],
        "Most designers want research to agree with them. Ilse changed her mind in front of the whole company, twice, with slides.",
      ),
      by(
        ["Ottilie Brandt", "Pharmacist and co-researcher", "Morrow Pharmacies"],
        "Our participants still write to ask when the nice lady with the sketchbook is coming back.",
      ),
    ],
  },
];
