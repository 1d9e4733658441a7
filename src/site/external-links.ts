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

/**
 * Returns the path, query and fragment of an address of this site; undefined for any other. The path has one leading
 * slash: with two, a browser would read the name of another host.
 *
 * @param siteAddress the root of this site
 */
export function pathOnSite(address: string, siteAddress: string): string | undefined {
  const url = wholeUrl(address);
  if (!url || url.origin !== wholeUrl(siteAddress)?.origin) return undefined;
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}

/** An address with its scheme, read; nothing for a path or a fragment. `URL.canParse` is younger than many phones. */
function wholeUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
