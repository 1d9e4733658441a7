/** Mocks CSS modules in Jest: each class name maps to itself. */
module.exports = new Proxy({}, { get: (_classes, name) => (name === "__esModule" ? false : name) });
