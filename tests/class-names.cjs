/** Stands in for styles in Jest: each class is its own name. */
module.exports = new Proxy({}, { get: (_classes, name) => (name === "__esModule" ? false : name) });
