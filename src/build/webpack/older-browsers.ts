/**
 * The latest edition of ECMAScript that every browser of `browserslist` reads: Samsung Internet 12 knows no `?.`.
 * `tests/browsers.spec.ts` holds what is published against the browsers themselves.
 */
export const edition = 2019;

/** How esbuild translates scripts for them. */
export const forBrowsers = {
  target: `es${edition}`,
  // Younger, and both are webpack's to replace: the first says where a worker's code is, the second loads a part of the app.
  supported: { "import-meta": true, "dynamic-import": true },
} as const;

/**
 * Has packages translated for visitors' browsers. Gatsby leaves them as they are written where all browsers know modules
 * (Chrome 61), and the table library is written for Chrome 85.
 */
export const translatePackages = {
  test: /\.m?js$/,
  include: /[\\/]node_modules[\\/]/,
  use: [{ loader: "esbuild-loader", options: forBrowsers }],
} as const;
