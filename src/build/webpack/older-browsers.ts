/**
 * The latest edition of ECMAScript that every browser of `browserslist` reads: Samsung Internet 12 knows no `?.`.
 * `tests/browsers.spec.ts` holds what is published against the browsers themselves.
 */
export const edition = 2019;

/**
 * Has packages translated for visitors' browsers. Gatsby leaves them as they are written where all browsers know modules
 * (Chrome 61), and the table library is written for Chrome 85.
 */
export const translatePackages = {
  test: /\.m?js$/,
  include: /[\\/]node_modules[\\/]/,
  use: [{ loader: "esbuild-loader", options: { target: `es${edition}` } }],
} as const;
