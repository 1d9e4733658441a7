export { onRenderBody } from "./src/build/document";
export { replaceRenderer } from "./src/build/render-page";
