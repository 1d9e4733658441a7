import { countDays } from "../../language/dates";
import { emblemLimits } from "../../site/emblem";
import { defineLabelledCollection } from "../collection";
import {
  choice,
  colour,
  createIssue,
  date,
  email,
  emblem,
  flag,
  line,
  link,
  list,
  markdown,
  reference,
  siteOrigin,
  telephone,
  text,
} from "../fields";
import { describe } from "../labels";
import { checkTimeWithDay, periodFields } from "../published";
import { vocabularies } from "../vocabularies";

/** The identity of the council, in one file (`site.yaml`), so that any state's council can adopt the site. */
export const council = defineLabelledCollection({
  name: "council",
  folder: "site.yaml",
  type: "Council",
  fields: {
    /**
     * True if a council has adopted the site and is responsible for it. Until then every page is marked as an example.
     */
    adopted: flag(describe("council.adopted")),
    /** The council's full name. */
    name: text(describe("council.name")),
    /** The government that the council belongs to. */
    government: text(describe("council.government")),
    /** The line above the name in the header of every page; the government by default. */
    lineAboveName: text(describe("council.lineAboveName")).optional(),
    /** The image beside the name and the site's icon; a neutral lamp by default. */
    emblem: emblem(describe("council.emblem", emblemLimits)).optional(),
    /** The colour that all theme colours are derived from; a dark plum by default. */
    colour: colour(describe("council.colour")).optional(),
    /** The owner of the content, who is responsible for it. */
    owner: text(describe("council.owner")),
    /** The postal address. */
    address: text(describe("council.address")),
    /** The office hours. */
    hours: text(describe("council.hours")),
    /** The e-mail address. */
    email: email(describe("council.email")),
    /** The telephone number, once known. */
    telephone: telephone(describe("council.telephone")).optional(),
    /** The office responsible for the site, as GIGW requires. Its name and address are in the official's entry. */
    webInformationManager: reference({
      ...describe("council.webInformationManager"),
      collection: "officials",
    }).optional(),
    /** The payee of the RTI application fee and the mode of payment, once the council has decided them. */
    rtiFeePayee: text(describe("council.rtiFeePayee")).optional(),
    /** Channels for grievances outside the council, since the site has no form for them. */
    feedbackChannels: list({
      ...describe("council.feedbackChannels"),
      item: {
        /** The name of the portal. */
        name: text(describe("council.feedbackChannels.name")),
        /** The URL of the portal. */
        link: link(describe("council.feedbackChannels.link")),
      },
    }).optional(),
    /** Places where candidates find their marks, since the site has no individual marks. */
    markSources: list({
      ...describe("council.markSources"),
      item: {
        /** The name of the place, and what candidates get there. */
        name: text(describe("council.markSources.name")),
        /** The URL of the place. */
        link: link(describe("council.markSources.link")).optional(),
      },
    }).optional(),
    /** The council's WhatsApp channel, if any. */
    whatsapp: link(describe("council.whatsapp")).optional(),
    /** The council's YouTube channel, if any. */
    youtube: link(describe("council.youtube")).optional(),
    /** The council's account on X, if any. */
    x: link(describe("council.x")).optional(),
    /** The National Portal of India. GIGW requires every government site to link to it. */
    nationalPortal: link(describe("council.nationalPortal")).optional(),
    /** The URL of the published site: the root of every canonical URL. */
    siteAddress: siteOrigin(describe("council.siteAddress")),
    /** The lists whose texts may be in one language alone. Pages in others show that text, marked with its language. */
    englishAllowed: list({
      ...describe("council.englishAllowed"),
      item: {
        /** The name of the list, as in the reference. */
        list: line(describe("council.englishAllowed.list")),
      },
    }).optional(),
    /** The other sites that redirects may lead to. */
    redirectSites: list({
      ...describe("council.redirectSites"),
      item: {
        /** The origin of the site. */
        address: siteOrigin(describe("council.redirectSites.address")),
      },
    }).optional(),
    /** Words that people search for, in addition to those of a title. */
    searchWords: list({
      ...describe("council.searchWords"),
      item: {
        /** A part of the titles that the words find. */
        title: line(describe("council.searchWords.title")),
        /** The words, separated by spaces. */
        words: line(describe("council.searchWords.words")),
      },
    }).optional(),
    /** The public key to verify the signature of the published files (Ed25519, SPKI in base64). */
    signingKey: line(describe("council.signingKey")).optional(),
    /** The former public keys, for releases that were signed with them. */
    formerSigningKeys: list({
      ...describe("council.formerSigningKeys"),
      item: {
        key: line(describe("council.formerSigningKeys.key")),
        /** The last day of releases that it signed. */
        until: date(describe("council.formerSigningKeys.until")),
      },
    }).optional(),
  },
});

/** The texts of each page: title, summary and body. */
export const pages = defineLabelledCollection({
  name: "pages",
  folder: "pages",
  type: "PageText",
  fields: {
    /** The heading, also the title in search engines. */
    title: text(describe("pages.title")),
    /** A sentence under the heading, also the description in search engines. */
    summary: text(describe("pages.summary")),
    /** The text of the page. */
    body: markdown(describe("pages.body")).optional(),
    /** The day when the page was last reviewed and found correct. */
    reviewed: date(describe("pages.reviewed")).optional(),
  },
});

/** The longest time in days during which open pages may ask for new entries of a list. */
const mostAwaitedDays = 7;

/** Site notices. Each is at the top of every page from its first day to its last. */
export const notices = defineLabelledCollection({
  name: "notices",
  folder: "notices",
  type: "Notice",
  keyFrom: "{level}-{until}",
  fields: {
    /** The severity of the notice. It determines the colour and the screen reader's announcement. */
    level: choice({ ...describe("notices.level"), from: vocabularies.noticeLevel }),
    /** The message to every visitor, in a sentence or two. */
    text: text(describe("notices.text")),
    publishOn: periodFields.publishOn,
    publishAt: periodFields.publishAt,
    /** The last day of the notice. It disappears by itself the next day. */
    until: date(describe("notices.until")),
    /** The link to more information. */
    link: link(describe("notices.link")).optional(),
    /** The list whose next entry is expected. Open pages of the list ask for it as long as the notice is shown. */
    awaits: choice({ ...describe("notices.awaits"), from: vocabularies.awaitedList }).optional(),
  },
  check: (context) => {
    checkTimeWithDay(context);
    const { publishOn, until, awaits } = context.value;
    if (publishOn && until < publishOn)
      context.issues.push(createIssue("date-expires", { found: until, begins: publishOn }, ["until"]));
    else if (awaits && !(publishOn && countDays(publishOn, until) < mostAwaitedDays))
      context.issues.push(createIssue("date-awaits", { days: mostAwaitedDays, until }, ["publishOn"]));
  },
});
