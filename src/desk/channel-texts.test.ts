import { stringify } from "yaml";
import { orders } from "../../tests/site/lists-by-file";
import { results } from "../schema/collections/dated";
import { council } from "../schema/collections/site";
import { createChannelTexts } from "./channel-texts";

const origin = "https://council.example";
const publish = (collection: typeof orders | typeof results, key: string, title: string) => ({
  ...{ collection, text: stringify({ key, title: { en: title, hi: "अन्य" } }) },
});

it("names an entry with its address in the first language", () => {
  const [texts] = createChannelTexts([publish(orders, "order-1", "Winter hours")], origin);
  const text = "Winter hours\nhttps://council.example/Government-Order/order-1";
  expect(texts).toEqual({ message: text, sms: text });
});

it("shortens a long title at a word, to 700 and to 134 units", () => {
  const [texts] = createChannelTexts([publish(orders, "order-1", "शीतकालीन समय ".repeat(80).trim())], origin);
  for (const [text = "", limit] of [[texts?.message, 700] as const, [texts?.sms, 134] as const]) {
    expect(text.length).toBeLessThanOrEqual(limit);
    expect(text.length).toBeGreaterThan(limit - 14);
    expect(text).toMatch(/(?:शीतकालीन|समय)…\nhttps:\S+\/order-1$/u);
  }
});

it("names a list with several entries once, and nothing without a page", () => {
  const both = [publish(results, "a", "A"), publish(results, "b", "B"), publish(orders, "c", "C")];
  const texts = createChannelTexts([...both, { collection: council, text: "key: council" }], origin);
  expect(texts.map(({ sms }) => sms)).toEqual([
    `${results.label.en}\nhttps://council.example/Result`,
    "C\nhttps://council.example/Government-Order/c",
  ]);
});
