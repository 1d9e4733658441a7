import { email, telephone } from ".";

const words = { en: "x", hi: "x", sa: "x" };
const description = { label: words, help: words };

test.each(["office@council.example", "सूचना@परिषद.भारत", "secretary@xn--11b4c3d.xn--h2brj9c", "a.b+c@x-y.gov.in"])(
  "accepts the e-mail address %s",
  (address) => {
    expect(email(description).safeParse(address).success).toBe(true);
  },
);

test.each(["office", "a@b", "a b@c.in", "@c.in", "a@c..in", "a@1.2.3.4", ".a@c.in", "a@c.in/x", "a@b@c.in"])(
  "refuses the e-mail address %s",
  (address) => {
    expect(email(description).safeParse(address).success).toBe(false);
  },
);

test("accepts a telephone number in Devanagari digits", () => {
  expect(telephone(description).parse("०१३५ २७८१०००")).toBe("0135 2781000");
});
