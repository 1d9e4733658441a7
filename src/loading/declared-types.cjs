// In place of `prop-types`, by which Gatsby and its router declare what their parts take: Preact checks none of it, so that
// one word stands for every declaration, whatever is asked of it.
const declared = new Proxy(() => declared, { get: () => declared });

module.exports = declared;
