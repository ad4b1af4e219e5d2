/** The part of a step's form that is in view, in the address: Back and reload keep it. Without it, the first. */
export const PART_KEY = 'parte';
