import { DefinePlugin } from "webpack";
import { forgetSurroundings } from "./surroundings";

const environment = { NODE_ENV: "production", GATSBY_SLICES: "true", CI_RUN: "7" };

test("what draws the pages knows what Gatsby sets, and nothing of the machine", () => {
  const ofGatsby = { "process.env": "({})", "process.env.BUILD_STAGE": '"build-html"', __BASE_PATH__: '""' };
  const plugin = new DefinePlugin({
    ...ofGatsby,
    ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [`process.env.${name}`, `"${value}"`])),
  });
  forgetSurroundings([{}, plugin], environment);
  expect(plugin.definitions).toEqual({
    ...ofGatsby,
    "process.env.NODE_ENV": '"production"',
    "process.env.GATSBY_SLICES": '"true"',
  });
});

test("a configuration that defines nothing stops the build", () => {
  expect(() => forgetSurroundings([{}], environment)).toThrow("defines nothing");
});
