/** Characters of a note that a point of sale keeps about a proposal. */
export const LONGEST_NOTE = 500;
