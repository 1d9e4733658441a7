// Plain JavaScript without dependencies, because it runs before anything is installed.

/** The remedy for a full disk. */
export const freeTheDisk =
  "The disk is full. Free 3 GB (an installation and a build need that) and run the command again.";

/** The causes of a failure that people can remove, by what programs print of them, each with what to do. */
const causes = [
  {
    printed: /\bENOSPC\b|no space left on device|\bEDQUOT\b/iu,
    remedy: {
      en: freeTheDisk,
      hi: "डिस्क भर गई है। ३ GB जगह बनाएँ (संस्थापन और निर्माण को इतनी चाहिए) और आदेश फिर चलाएँ।",
    },
  },
  {
    printed: /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/u,
    remedy: {
      en: "npm's registry did not answer. Check the network, and npm's setting of a proxy, and run the command again.",
      hi: "npm के भंडार से उत्तर नहीं मिला। नेटवर्क और npm की proxy सेटिंग देखें, और आदेश फिर चलाएँ।",
    },
  },
];

/**
 * Finds what to do about a failure, in one sentence or two.
 *
 * @param {string} printed the output of the program that failed
 * @param {"en" | "hi"} [language]
 * @returns {string | undefined} undefined for other causes
 */
export function findRemedy(printed, language = "en") {
  return causes.find((cause) => cause.printed.test(printed))?.remedy[language];
}
