/** What a component is for, as its page shows it. */
export type Usage = {
  for: string;
  not: string;
  content?: string;
  accessibility?: string;
  /** Keys, beside Tab. */
  keyboard?: string;
};
