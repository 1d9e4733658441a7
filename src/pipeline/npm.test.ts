import { createBillOfMaterials } from "./npm";

test("a bill of materials names the package, installed in any folder, and its dependencies", () => {
  const { metadata, components } = JSON.parse(createBillOfMaterials("."));
  expect(metadata.component.name).toBe(metadata.component["bom-ref"].replace(/@[\d.]+$/u, ""));
  expect(components.length).toBeGreaterThan(0);
});
