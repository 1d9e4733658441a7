// Calls with their results are in tests/tables/other.yaml.
import { createStructuredData, type DescribedPage } from "./structured-data";

const described: DescribedPage = {
  page: "privacy",
  language: "hi",
  council: {
    name: { text: "Council", language: "en" },
    government: { text: "Government", language: "en" },
    address: { text: "Office", language: "en" },
    email: "office@council.example",
    emblem: null,
    telephone: null,
  },
  text: { title: { text: "Privacy", language: "en" }, summary: { text: "What is kept.", language: "en" } },
  nameOf: (page) => `name of ${page}`,
  entries: undefined,
  isList: false,
  whole: (path) => `https://council.example${path}`,
};

it("describes the council on the home page, without unknown properties", () => {
  const { "@graph": graph } = { "@graph": [], ...createStructuredData({ ...described, page: "home" }) };
  expect(graph).toEqual([
    {
      "@type": "GovernmentOrganization",
      "@id": "https://council.example/#council",
      name: "Council",
      url: "https://council.example/hi",
      logo: "https://council.example/mark.svg",
      email: "office@council.example",
      address: "Office",
      parentOrganization: { "@type": "GovernmentOrganization", name: "Government" },
    },
  ]);
});

it("lists the breadcrumbs from the home page to the current page", () => {
  expect(JSON.stringify(createStructuredData(described))).toContain(
    JSON.stringify([
      { "@type": "ListItem", position: 1, name: "name of home", item: "https://council.example/hi" },
      { "@type": "ListItem", position: 2, name: "name of policies", item: "https://council.example/hi/Policies" },
      { "@type": "ListItem", position: 3, name: "Privacy", item: "https://council.example/hi/Policies/Privacy" },
    ]),
  );
});

it("states the number of entries on a page, and describes a list as a dataset with its files", () => {
  expect(createStructuredData({ ...described, page: "holidays", entries: 26 })).toMatchObject({
    "@graph": [{ "@type": "BreadcrumbList" }, { "@type": "ItemList", numberOfItems: 26 }],
  });
  const data = "https://council.example/data/schools";
  const distribution = [{ contentUrl: `${data}.hi.csv` }, { contentUrl: `${data}.json` }];
  expect(createStructuredData({ ...described, page: "schools", entries: 99, isList: true })).toMatchObject({
    "@graph": [{ "@type": "BreadcrumbList" }, { "@type": "Dataset", isAccessibleForFree: true, distribution }],
  });
});
