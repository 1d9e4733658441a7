export { wrapPageElement } from "./wrap";
