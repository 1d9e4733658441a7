export { document, email, link, telephone } from "./address";
export { choice, vocabulary } from "./choice";
export { list, reference } from "./relation";
export { date, flag, integer, key, year } from "./scalar";
export { line, markdown, text } from "./text";
