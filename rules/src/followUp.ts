/** Maximum characters of a point of sale's note about a proposal. */
export const LONGEST_NOTE = 500;
