export { onPreRenderHTML, onRenderBody } from "./src/pipeline/document";
export { replaceRenderer } from "./src/pipeline/render-page";
