/** The destination of a URL: a page or file of this site, a government site, or any other site. */
export type Destination = "here" | "government" | "elsewhere";

/** The domains kept for bodies of government in India: registered to nobody else. */
const governmentDomains = ["gov.in", "nic.in", "mil.in"];

/**
 * Returns the destination of a URL, by its domain. A path, a fragment, `mailto:` and `tel:` stay here: they open no
 * other site. GIGW asks that links to sites outside government say so.
 */
export function classifyLink(address: string): Destination {
  const url = wholeUrl(address);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return "here";
  const { hostname } = url;
  const isGovernment = governmentDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  return isGovernment ? "government" : "elsewhere";
}

/** An address with its scheme, read; nothing for a path or a fragment. `URL.canParse` is younger than many phones. */
function wholeUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
