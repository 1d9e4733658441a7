import { hasUserName, isSecureUrl } from "../../schema/fields";
import { getKind } from "../../schema/kinds";
import { findDocumentName } from "../../site/documents";
import { findCanonicalPath, listAllPages } from "../../site/paths";
import { isRouteId, routeIds } from "../../site/routes";
import { findParts, type MarkdownPart } from "../markdown";
import { type ClerkMessage, message } from "../messages";
import { suggest } from "../suggest";
import { createTextProblem } from "../written-entry";
import type { Rule } from "./rule";

/** Rich texts link only to existing pages and safe URLs, and contain only Markdown that pages render. */
export const richTextsAreSafe: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    entry.fields.flatMap(({ path, description, value }) => {
      if (!getKind(description.kind).isMarkdown) return [];
      return findParts(value).flatMap((part) => {
        const wrong = messageFor(part);
        return wrong ? [createTextProblem(entry, [...path, part.language], part.address, wrong)] : [];
      });
    }),
  );

function messageFor({ kind, address: found }: MarkdownPart): ClerkMessage | undefined {
  if (kind === "image") return message("markdown-image", { found });
  if (kind === "heading") return found === "##" || found === "###" ? undefined : message("markdown-heading", { found });
  return linkMessage(found);
}

function linkMessage(found: string): ClerkMessage | undefined {
  if (found.startsWith("route:")) return routeMessage(found.slice("route:".length).split("#")[0] ?? "");
  if (found.startsWith("#") || findDocumentName(found) !== undefined) return undefined;
  if (/^(?:mailto|tel):./iu.test(found)) return undefined;
  if (isSecureUrl(found)) return hasUserName(found) ? message("link-user", { found }) : undefined;
  const page = pageAt(found);
  return page ? message("markdown-path", { found, near: `route:${page}` }) : message("markdown-scheme", { found });
}

function routeMessage(found: string): ClerkMessage | undefined {
  if (isRouteId(found)) return undefined;
  const near = suggest(found, routeIds);
  return near
    ? message("markdown-route-near", { found, near })
    : message("markdown-route", { found, allowed: routeIds.join(", ") });
}

/** Returns the id of the page whose path a clerk wrote. */
function pageAt(address: string): string | undefined {
  const [written = ""] = address.split("#");
  if (!written.startsWith("/")) return undefined;
  const path = findCanonicalPath(written) ?? written;
  return listAllPages().find((page) => page.path === path)?.route.id;
}
