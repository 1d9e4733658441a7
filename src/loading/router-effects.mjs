// What the router takes for React in the visitor's browser. Its effects follow the page at once, not some time after its
// picture: the router puts the focus before a page that was gone to, and took it from whoever had gone on meanwhile.
export * from "react";
export { default, useLayoutEffect as useEffect } from "react";
