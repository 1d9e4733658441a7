declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

/** React's server renderer for web streams, which `@types/react-dom` 18 declares only in `react-dom/server`. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
