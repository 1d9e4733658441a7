import { parse } from "yaml";
import { findTitleField, localizeText } from "../content/view";
import { shortenAtWord } from "../language/shorten";
import { findListOf } from "../lists/every-list";
import type { Collection } from "../schema/collection";
import { defaultLocale } from "../site/locales";
import { isGroup } from "../site/merge";
import { getEntryTarget, pathTo } from "../site/paths";

/** The texts that tell people of what is published. */
export interface ChannelTexts {
  /** The text for a channel of WhatsApp. */
  readonly message: string;
  /** The text for an SMS of two parts in UCS-2. */
  readonly sms: string;
}

/** The most UTF-16 units of each text. */
const longest = { message: 700, sms: 134 } as const;

/** An entry as it is published. */
export interface PublishedText {
  readonly collection: Collection;
  readonly text: string;
}

/**
 * Creates the texts about published entries in the first language of the council: one for each list, with the title and
 * the address of its entry, or with those of the list if several of its entries are published.
 */
export function createChannelTexts(published: readonly PublishedText[], origin: string): ChannelTexts[] {
  const collections = [...new Set(published.map(({ collection }) => collection))];
  return collections.flatMap((collection) => {
    const route = findListOf(collection.name)?.route;
    if (route === undefined) return [];
    const [first, ...others] = published.filter((one) => one.collection === collection);
    const fields: unknown = parse(first?.text ?? "");
    const isOne = others.length === 0 && isGroup(fields);
    const field = findTitleField(collection) ?? "";
    const title = isOne ? localizeText(fields[field], defaultLocale)?.text : collection.label[defaultLocale];
    const target = isOne ? getEntryTarget(route, String(fields.key)) : route;
    const url = new URL(pathTo(target, defaultLocale), origin).href;
    const write = (limit: number) => {
      const withUrl = (shown: string) => `${shown}\n${url}`;
      return withUrl(shortenAtWord(title ?? "", (shown) => withUrl(shown).length <= limit)).trim();
    };
    return { message: write(longest.message), sms: write(longest.sms) };
  });
}
