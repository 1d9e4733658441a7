/** The destination of a URL: a page or file of this site, a government site, or any other site. */
export type Destination = "here" | "government" | "elsewhere";

/** The domains reserved for government bodies in India. The last is सरकार.भारत in ASCII. */
const governmentDomains = ["gov.in", "nic.in", "mil.in", "xn--11b7cb3a6a.xn--h2brj9c"];

/**
 * Returns the destination of a URL, by its domain. Paths, fragments, `mailto:` and `tel:` are internal: they open no
 * other site. GIGW requires links to sites outside government to say so.
 */
export function classifyLink(address: string): Destination {
  const url = wholeUrl(address);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return "here";
  const { hostname } = url;
  const isGovernment = governmentDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  return isGovernment ? "government" : "elsewhere";
}

/**
 * Returns the path, query and fragment of a URL of this site; undefined for other URLs. Several leading slashes are
 * reduced to one: a browser would read two as the start of a host name.
 *
 * @param siteAddress the origin of this site
 */
export function getPathOnSite(address: string, siteAddress: string): string | undefined {
  const url = wholeUrl(address);
  if (!url || url.origin !== wholeUrl(siteAddress)?.origin) return undefined;
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}

/**
 * Returns the `mailto:` URL of an e-mail address, or of several with commas between them (RFC 6068). Mail programs need
 * domains of other scripts in ASCII (IDNA).
 */
export function toMailUrl(addresses: string): string {
  return `mailto:${addresses.split(", ").map(toAsciiDomain).join(",")}`;
}

function toAsciiDomain(address: string): string {
  const at = address.indexOf("@");
  const domain = address.slice(at + 1);
  const host = /^[ -~]*$/.test(domain) ? domain : (wholeUrl(`https://${domain}`)?.hostname ?? domain);
  return `${encodeURI(address.slice(0, at))}@${host}`;
}

/** Parses an absolute URL; returns undefined for a path or a fragment. `URL.canParse` is too new for many phones. */
function wholeUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** Decodes the percent-encoded characters of a text. Returns a text with an invalid escape unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
