/** React's server for web streams, which `@types/react-dom` 18 declares only as a part of `react-dom/server`. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
