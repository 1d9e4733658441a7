export { onPreRenderHTML, onRenderBody } from "./src/pipeline/html";
export { replaceRenderer } from "./src/pipeline/render-page";
