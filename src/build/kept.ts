/**
 * Where a build leaves for the next what is known by the digest of what it was made from, and so right whatever the code
 * becomes. Apart from Gatsby's own cache, which Gatsby empties when code has changed.
 */
export const keptFolder = ".kept";
