/** Removes case and accents for searching. */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Returns whether a text contains every word of the query, in any order. */
export const containsWords = (text: string, query: string): boolean => {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};
