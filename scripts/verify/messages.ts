import type { ClerkTexts } from "../../src/content/messages";

/** The messages of the verification of a served site, in the languages of the clerks: the fault and its remedy. */
export const words = {
  noAnswer: (url: string, reason: string): ClerkTexts => ({
    en: `${url} does not answer (${reason}). Ask the host whether the server is up; try again in some minutes.`,
    hi: `${url} उत्तर नहीं देता (${reason})। होस्ट से पूछें कि सर्वर चल रहा है या नहीं; कुछ मिनट बाद फिर जाँचें।`,
  }),
  noList: (url: string, status: number): ClerkTexts => ({
    en: `${url} is not the list of digests that a build writes (status ${status}). Publish hidden files too, and a build of this version.`,
    hi: `${url} पर बिल्ड की लिखी डाइजेस्ट-सूची नहीं है (स्थिति ${status})। छिपी फ़ाइलें भी प्रकाशित करें, और इसी संस्करण का बिल्ड।`,
  }),
  otherRelease: (expected: string, found: string): ClerkTexts => ({
    en: `Another release is served (${found}) than was published (${expected}). Look at the last lines of the publication; clear the host's cache.`,
    hi: `प्रकाशित संस्करण (${expected}) के स्थान पर दूसरा (${found}) दिख रहा है। प्रकाशन की अंतिम पंक्तियाँ देखें; होस्ट का कैश ख़ाली करें।`,
  }),
  oldRelease: (day: string, age: number): ClerkTexts => ({
    en: `The release was built for ${day}, ${age} days ago. See why the nightly publication failed; if it did not, somebody put an old release back.`,
    hi: `यह संस्करण ${day} के लिए, ${age} दिन पहले बना था। देखें कि रात का प्रकाशन क्यों विफल हुआ; यदि नहीं हुआ, तो किसी ने पुराना संस्करण वापस रख दिया है।`,
  }),
  unsigned: (): ClerkTexts => ({
    en: "Not signed: content/site.yaml names no signingKey, so nobody can prove who built the site. docs/operate.md says how to make one.",
    hi: "हस्ताक्षर नहीं है: content/site.yaml में signingKey नहीं है, इसलिए कोई नहीं जाँच सकता कि साइट किसने बनाई। कुंजी बनाने की विधि docs/operate.md में है।",
  }),
  signatureMissing: (url: string): ClerkTexts => ({
    en: `${url} is missing, though content/site.yaml names a signingKey. Set the secret SITE_SIGNING_KEY in CI and publish again.`,
    hi: `${url} नहीं है, जबकि content/site.yaml में signingKey है। CI में SITE_SIGNING_KEY रखें और फिर प्रकाशित करें।`,
  }),
  signatureWrong: (url: string): ClerkTexts => ({
    en: `${url} does not fit the list of digests and the signingKey of content/site.yaml: do not trust this copy. Publish again, or tell the council.`,
    hi: `${url} डाइजेस्ट-सूची और content/site.yaml की signingKey से मेल नहीं खाता: इस प्रति पर भरोसा न करें। फिर प्रकाशित करें, या परिषद् को बताएँ।`,
  }),
  status: (url: string, expected: number, found: number): ClerkTexts => ({
    en: `${url} answers ${found}, not ${expected}. Compare the server's configuration with docs/deploy.md.`,
    hi: `${url} का उत्तर ${found} है, ${expected} नहीं। सर्वर की व्यवस्था docs/deploy.md से मिलाएँ।`,
  }),
  bytes: (url: string): ClerkTexts => ({
    en: `${url} is not what was built: its bytes differ. Publish again; if they differ still, something changes files on the way.`,
    hi: `${url} वह नहीं है जो बनाया गया था: उसके बाइट अलग हैं। फिर प्रकाशित करें; फिर भी अलग हों तो रास्ते में कोई फ़ाइलें बदल रहा है।`,
  }),
  missing: (url: string, status: number): ClerkTexts => ({
    en: `${url} is missing (status ${status}). Publish again, with every file of the folder.`,
    hi: `${url} नहीं है (स्थिति ${status})। फ़ोल्डर की प्रत्येक फ़ाइल के साथ फिर प्रकाशित करें।`,
  }),
  extra: (url: string): ClerkTexts => ({
    en: `${url} stands in this copy alone. Copy the site anew, and delete what is no longer part of it.`,
    hi: `${url} केवल इसी प्रति में है। साइट की नई प्रति लें, और जो अब उसका भाग नहीं, उसे हटाएँ।`,
  }),
  more: (count: number): ClerkTexts => ({ en: `And so are ${count} more files.`, hi: `ऐसी ${count} फ़ाइलें और हैं।` }),
  notFoundLanguage: (url: string, language: string): ClerkTexts => ({
    en: `${url} is told unknown, but not by the page in the language ${language}. Compare the server's rules for 404 with docs/deploy.md.`,
    hi: `${url} अज्ञात बताया जाता है, पर ${language} भाषा के पृष्ठ से नहीं। सर्वर के 404 के नियम docs/deploy.md से मिलाएँ।`,
  }),
  header: (url: string, name: string, expected: string, found: string | null): ClerkTexts => ({
    en: `${url} has ${found === null ? `no header ${name}` : `${name}: ${found}`}; it must be "${expected}". Install the server's rules from deploy/ again.`,
    hi: `${url} में ${found === null ? `हेडर ${name} नहीं है` : `${name}: ${found} है`}; "${expected}" होना चाहिए। सर्वर के नियम deploy/ से फिर स्थापित करें।`,
  }),
  policy: (url: string): ClerkTexts => ({
    en: `${url} carries no policy of its own (Content-Security-Policy in the page). Publish what npm run build made, unchanged.`,
    hi: `${url} में उसकी अपनी नीति (पृष्ठ में Content-Security-Policy) नहीं है। npm run build ने जो बनाया, वही बिना बदले प्रकाशित करें।`,
  }),
  redirect: (url: string, expected: string, found: string): ClerkTexts => ({
    en: `${url} must lead to ${expected}, and answers ${found}. Compare the server's redirects with docs/deploy.md.`,
    hi: `${url} को ${expected} पर ले जाना चाहिए, पर उत्तर ${found} है। सर्वर के रीडायरेक्ट docs/deploy.md से मिलाएँ।`,
  }),
  certificate: (host: string, days: number): ClerkTexts => ({
    en: `The certificate of ${host} ends in ${days} days. Renew it now, and look why that did not happen by itself.`,
    hi: `${host} का प्रमाणपत्र ${days} दिन में समाप्त होगा। उसे अभी नया करें, और देखें कि वह अपने आप नया क्यों नहीं हुआ।`,
  }),
  securityTxt: (url: string, expires: string): ClerkTexts => ({
    en: `${url} is out of date (Expires: ${expires}). Publish the site again: each build renews it.`,
    hi: `${url} की अवधि बीत चुकी है (Expires: ${expires})। साइट फिर प्रकाशित करें: प्रत्येक बिल्ड उसे नया करता है।`,
  }),
  release: (origin: string, source: string, files: number, isSigned: boolean): ClerkTexts => ({
    en: `${origin}: ${source}, ${files} files${isSigned ? ", signed" : ""}.`,
    hi: `${origin}: ${source}, ${files} फ़ाइलें${isSigned ? ", हस्ताक्षरित" : ""}।`,
  }),
  sound: (): ClerkTexts => ({ en: "All of it is as it was built.", hi: "सब कुछ वैसा ही है जैसा बनाया गया था।" }),
  faults: (count: number): ClerkTexts => ({ en: `Faults: ${count}.`, hi: `दोष: ${count}।` }),
  advice: {
    "go-back": {
      en: "What to do: `npm run rollback` shows visitors the last release that was verified.",
      hi: "क्या करें: `npm run rollback` आगंतुकों को पिछला जाँचा हुआ संस्करण दिखाता है।",
    },
    alarm: {
      en: "What to do: follow the sentences above. An earlier release would not help.",
      hi: "क्या करें: ऊपर लिखे अनुसार करें। पिछले संस्करण पर लौटने से लाभ नहीं होगा।",
    },
    retry: {
      en: "What to do: run the command again in ten minutes. If the answer is the same, ask the host.",
      hi: "क्या करें: दस मिनट बाद यही आदेश फिर चलाएँ। उत्तर वही रहे तो होस्ट से पूछें।",
    },
  } satisfies Record<string, ClerkTexts>,
};

/**
 * What to do after a verification: nothing; go back to the release before; have a person look, since another release
 * would not help; or verify again, since the site could not be reached or still shows another release.
 */
export type Outcome = "sound" | keyof typeof words.advice;
