/** A field rule's answer: null when the value is right, else the message for the person. */
export type Check = string | null;
