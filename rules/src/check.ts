/** The result of a field rule: null when the value is valid, else the text for the user. */
export type Check = string | null;
