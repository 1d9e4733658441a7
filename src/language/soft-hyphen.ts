/** The sign after which a line may break with a hyphen (U+00AD). A module of its own keeps inline scripts small. */
export const softHyphen = "\u00ad";
