type Searched = Readonly<{ screen: string; name: string; query: string; variables: object }>;

const has = (text: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/**
 * Returns the indexes of the operations that contain all words in their screen, name, selected fields or variables:
 * first the one with that name, then those that contain the words in screen and name.
 */
export function searchOperations(operations: readonly Searched[], words: string): number[] {
  const rankOf = ({ screen, name, query, variables }: Searched) => {
    if (name.toLowerCase() === words.trim().toLowerCase()) return 0;
    if (has(`${screen} ${name}`, words)) return 1;
    return has(`${screen} ${name} ${query} ${JSON.stringify(variables)}`, words) ? 2 : null;
  };
  return operations
    .map((operation, index) => ({ index, rank: rankOf(operation) }))
    .flatMap(({ index, rank }) => (rank === null ? [] : [{ index, rank }]))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ index }) => index);
}
