import { emblemLimits } from "../../site/emblem";
import { collection } from "../collection";
import { colour, email, emblem, flag, line, link, list, reference, siteOrigin, telephone, text } from "../fields";

const { kilobytes, leastPixels, mostPixels } = emblemLimits;

/** The identity of the council, in one file (`site.yaml`), so that any state's council can adopt the site. */
export const council = collection({
  name: "council",
  folder: "site.yaml",
  type: "Council",
  label: { en: "The council", hi: "परिषद्", sa: "परिषत्" },
  help: { en: "The council's name and where to write to it.", hi: "परिषद् का नाम और पत्र-व्यवहार का पता।" },
  fields: {
    /**
     * True if a council has adopted the site and is responsible for it. Until then every page is marked as an example.
     */
    adopted: flag({
      label: { en: "Adopted", hi: "अपनाई गई", sa: "स्वीकृतम्" },
      help: {
        en: "Yes once a council has adopted the site. Until then every page is marked as an example.",
        hi: "हाँ, जब कोई परिषद् साइट को अपना ले। तब तक हर पृष्ठ बताता है कि यह एक उदाहरण है।",
      },
    }),
    /** The council's full name. */
    name: text({
      label: { en: "Name", hi: "नाम", sa: "नाम" },
      help: { en: "The council's full name.", hi: "परिषद् का पूरा नाम।" },
    }),
    /** The government that the council belongs to. */
    government: text({
      label: { en: "Government", hi: "शासन", sa: "शासनम्" },
      help: { en: "The government it belongs to.", hi: "जिस शासन के अधीन है।" },
    }),
    /** The line above the name in the header of every page; the government by default. */
    lineAboveName: text({
      label: { en: "Line above the name", hi: "नाम के ऊपर की पंक्ति", sa: "नाम्नः उपरि पङ्क्तिः" },
      help: {
        en: "The line above the name at the top of every page. If empty: the government.",
        hi: "हर पृष्ठ के ऊपर नाम के ऊपर क्या लिखा हो। छोड़ने पर: शासन।",
      },
    }).optional(),
    /** The image beside the name and the site's icon; a neutral lamp by default. */
    emblem: emblem({
      label: { en: "Emblem", hi: "चिह्न", sa: "चिह्नम्" },
      help: {
        en: `The file's name in static/brand, such as emblem.svg: SVG or PNG, at most ${kilobytes} KB; a PNG has ${leastPixels} to ${mostPixels} pixels a side. If empty: a lamp. Never the State Emblem without permission.`,
        hi: `static/brand में फ़ाइल का नाम, जैसे emblem.svg: SVG या PNG, अधिकतम ${kilobytes} KB; PNG की हर भुजा ${leastPixels} से ${mostPixels} पिक्सेल। छोड़ने पर: एक दीपक। अनुमति के बिना राज्य-चिह्न कभी नहीं।`,
      },
    }).optional(),
    /** The colour from which all theme colours are derived; a dark plum by default. */
    colour: colour({
      label: { en: "Colour", hi: "रंग", sa: "वर्णः" },
      help: {
        en: "A dark colour, in quotes, such as '#43163b'. The colours of all themes are made from it.",
        hi: "गहरा रंग, उद्धरण चिह्नों में, जैसे '#43163b'। सभी थीमों के रंग इसी से बनते हैं।",
      },
    }).optional(),
    /** The owner of the content, who is responsible for it. */
    owner: text({
      label: { en: "Owner of the content", hi: "सामग्री का स्वामी", sa: "विषयवस्तुनः स्वामी" },
      help: { en: "Who is responsible for the content of the site.", hi: "साइट की सामग्री के लिए कौन उत्तरदायी है।" },
    }),
    /** The postal address. */
    address: text({
      label: { en: "Postal address", hi: "डाक पता", sa: "पत्रसङ्केतः" },
      help: { en: "Where to send post.", hi: "डाक का पता।" },
    }),
    /** The office hours. */
    hours: text({
      label: { en: "Office hours", hi: "कार्यालय समय", sa: "कार्यालयसमयः" },
      help: { en: "When the office is open.", hi: "कार्यालय कब खुला रहता है।" },
    }),
    /** The e-mail address. */
    email: email({
      label: { en: "E-mail", hi: "ई-मेल", sa: "विद्युत्पत्रम्" },
      help: { en: "The council's e-mail address.", hi: "परिषद् का ई-मेल।" },
    }),
    /** The telephone number, once known. */
    telephone: telephone({
      label: { en: "Telephone", hi: "दूरभाष", sa: "दूरभाषः" },
      help: { en: "The council's number, with the area code.", hi: "परिषद् का नंबर, क्षेत्र कोड सहित।" },
    }).optional(),
    /** The office responsible for the site, as GIGW requires. Its name and address are in the official's entry. */
    webInformationManager: reference({
      label: { en: "Web Information Manager", hi: "वेब सूचना प्रबंधक", sa: "जालसूचनाप्रबन्धकः" },
      help: {
        en: "The key of the official who looks after the site, such as council-deputy-secretary.",
        hi: "साइट की देखरेख करने वाले अधिकारी की कुंजी, जैसे council-deputy-secretary।",
      },
      collection: "officials",
    }).optional(),
    /** The payee of the RTI application fee and the mode of payment, once the council has decided them. */
    rtiFeePayee: text({
      label: { en: "Payee of the RTI fee", hi: "सूचना शुल्क किसके नाम", sa: "सूचनाशुल्कस्य ग्राहकः" },
      help: {
        en: "To whom the fee under the RTI Act is paid, and how. If empty: the page names nobody.",
        hi: "सूचना का अधिकार अधिनियम का शुल्क किसके नाम और कैसे दिया जाए। छोड़ने पर: पृष्ठ किसी का नाम नहीं बताता।",
      },
    }).optional(),
    /** Channels for grievances outside the council, since the site has no form for them. */
    feedbackChannels: list({
      label: { en: "Grievance portals", hi: "शिकायत पोर्टल", sa: "अभियोगद्वाराणि" },
      help: {
        en: "Portals of the government for grievances about the council.",
        hi: "शासन के पोर्टल, जहाँ परिषद् से संबंधित शिकायत की जा सकती है।",
      },
      item: {
        /** The name of the portal. */
        name: text({
          label: { en: "Name", hi: "नाम", sa: "नाम" },
          help: { en: "What the portal is called.", hi: "पोर्टल का नाम।" },
        }),
        /** The URL of the portal. */
        link: link({
          label: { en: "Link", hi: "लिंक", sa: "परिसन्धिः" },
          help: { en: "Its https:// address.", hi: "उसका https:// पता।" },
        }),
      },
    }).optional(),
    /** Places where candidates find their marks, since the site has no individual marks. */
    markSources: list({
      label: { en: "Where marks are", hi: "अंक कहाँ मिलेंगे", sa: "अङ्काः कुत्र लभ्यन्ते" },
      help: {
        en: "Where candidates find their marks: DigiLocker, the school, the counter. Shown with the results. If empty: nothing is shown.",
        hi: "परीक्षार्थी अपने अंक कहाँ पाएँ: डिजिलॉकर, विद्यालय, काउंटर। परीक्षाफल के साथ दिखता है। छोड़ने पर: कुछ नहीं दिखता।",
      },
      item: {
        /** The name of the place, and what candidates get there. */
        name: text({
          label: { en: "Name", hi: "नाम", sa: "नाम" },
          help: {
            en: "What it is, and what it offers, in one line.",
            hi: "वह क्या है और वहाँ क्या मिलता है, एक पंक्ति में।",
          },
        }),
        /** The URL of the place. */
        link: link({
          label: { en: "Link", hi: "लिंक", sa: "परिसन्धिः" },
          help: { en: "Its https:// address. If empty: it has none.", hi: "उसका https:// पता। छोड़ने पर: पता नहीं है।" },
        }).optional(),
      },
    }).optional(),
    /** The council's WhatsApp channel, if any. */
    whatsapp: link({
      label: { en: "WhatsApp channel", hi: "व्हाट्सऐप चैनल", sa: "व्हाट्सऐप-वाहिनी" },
      help: {
        en: "The https:// address of the council's WhatsApp channel, such as https://whatsapp.com/channel/…. If empty: the site shows none.",
        hi: "परिषद् के अपने व्हाट्सऐप चैनल का https:// पता, जैसे https://whatsapp.com/channel/…। छोड़ने पर: साइट किसी का नाम नहीं देती।",
      },
    }).optional(),
    /** The council's YouTube channel, if any. */
    youtube: link({
      label: { en: "YouTube channel", hi: "यूट्यूब चैनल", sa: "यूट्यूब-वाहिनी" },
      help: {
        en: "The https:// address of the council's YouTube channel, such as https://www.youtube.com/@…. If empty: the site shows none.",
        hi: "परिषद् के अपने यूट्यूब चैनल का https:// पता, जैसे https://www.youtube.com/@…। छोड़ने पर: साइट किसी का नाम नहीं देती।",
      },
    }).optional(),
    /** The council's account on X, if any. */
    x: link({
      label: { en: "Account on X", hi: "एक्स (X) खाता", sa: "एक्स (X) इति पृष्ठम्" },
      help: {
        en: "The https:// address of the council's account on X, such as https://x.com/…. If empty: the site shows none.",
        hi: "परिषद् के अपने एक्स (X) खाते का https:// पता, जैसे https://x.com/…। छोड़ने पर: साइट किसी का नाम नहीं देती।",
      },
    }).optional(),
    /** The National Portal of India. GIGW requires every government site to link to it. */
    nationalPortal: link({
      label: { en: "National Portal of India", hi: "भारत का राष्ट्रीय पोर्टल", sa: "भारतस्य राष्ट्रियजालद्वारम्" },
      help: {
        en: "The https:// address of the National Portal of India.",
        hi: "भारत के राष्ट्रीय पोर्टल का https:// पता।",
      },
    }).optional(),
    /** The URL of the published site: the root of every canonical URL. */
    siteAddress: siteOrigin({
      label: { en: "Address of the site", hi: "साइट का पता", sa: "जालस्थलसङ्केतः" },
      help: {
        en: "The https:// address at which visitors find the site, such as https://council.example.",
        hi: "https:// पता, जिस पर आगंतुक साइट पाते हैं, जैसे https://council.example।",
      },
    }),
    /** The lists whose texts may be in English alone. Pages show the English, marked with its language. */
    englishAllowed: list({
      label: { en: "Lists in English alone", hi: "केवल अंग्रेज़ी में सूचियाँ", sa: "केवलम् आङ्ग्लभाषया सूचयः" },
      help: {
        en: "Lists whose texts may lack a translation; visitors see the English until then. If empty: none.",
        hi: "सूचियाँ जिनके पाठ अनुवाद के बिना भी चल सकते हैं; अनुवाद होने तक आगंतुक अंग्रेज़ी देखते हैं। छोड़ने पर: कोई नहीं।",
      },
      item: {
        /** The name of the list, as in the reference. */
        list: line({
          label: { en: "List", hi: "सूची", sa: "सूचिः" },
          help: { en: "The list's name, such as schools.", hi: "सूची का नाम, जैसे schools।" },
        }),
      },
    }).optional(),
    /** The other sites that redirects may lead to. */
    redirectSites: list({
      label: { en: "Sites for old addresses", hi: "पुराने पतों के लिए अन्य साइटें", sa: "पुरातनसङ्केतानाम् अन्यस्थलानि" },
      help: {
        en: "Other sites to which content/redirects.csv may redirect. If empty: none.",
        hi: "अन्य साइटें, जिन पर content/redirects.csv की पंक्तियाँ ले जा सकती हैं। छोड़ने पर: कोई नहीं।",
      },
      item: {
        /** The origin of the site. */
        address: siteOrigin({
          label: { en: "Address of the site", hi: "साइट का पता", sa: "जालस्थलसङ्केतः" },
          help: {
            en: "Its https:// address without a path, such as https://results.example.",
            hi: "पथ के बिना उसका https:// पता, जैसे https://results.example।",
          },
        }),
      },
    }).optional(),
    /** The public key to verify the signature of the published files (Ed25519, SPKI in base64). */
    signingKey: line({
      label: { en: "Public key of the site", hi: "साइट की सार्वजनिक कुंजी", sa: "जालस्थलस्य सार्वजनिकी कुञ्चिका" },
      help: {
        en: "Written by the developer (docs/operate.md); anyone can prove with it that a copy of the site is genuine.",
        hi: "इसे डेवलपर लिखते हैं (docs/operate.md); इससे कोई भी जाँच सकता है कि साइट की प्रति असली है।",
      },
    }).optional(),
  },
});
