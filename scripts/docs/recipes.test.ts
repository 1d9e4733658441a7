import { applyRecipe, listCommands, recipes } from "../../tests/site/recipes";

test.each(recipes)("every change of %s applies to the files of today, and commands follow", (recipe) => {
  expect(() => applyRecipe(recipe)).not.toThrow();
  expect(listCommands(recipe)).not.toEqual([]);
});
