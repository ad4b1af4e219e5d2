/** The bank's document type for the inscribed pledge, which only the point of sale uploads. */
export const INSCRIBED_PLEDGE = 'INSCRIBED_PLEDGE';

/** `party`: the subject; absent if the bank does not state it. */
type SentBack = Readonly<{ type: string; party?: string | null | undefined }>;

type Replacer = 'OWNER' | 'SELLER' | 'POINT_OF_SALE';

/** In the order in which they are asked: the applicant also uploads the co-owner's and the vehicle's documents. */
const TURNS: readonly Replacer[] = ['OWNER', 'SELLER', 'POINT_OF_SALE'];

/** Returns who must upload a document again. */
export function replacerOf({ type, party }: SentBack): Replacer {
  if (type === INSCRIBED_PLEDGE) return 'POINT_OF_SALE';
  return party === 'SELLER' ? 'SELLER' : 'OWNER';
}

/** Returns documents with those first that the proposal waits for; the first one names what must be done. */
export const inTurn = <Document extends SentBack>(documents: readonly Document[]): Document[] =>
  documents.toSorted((one, other) => TURNS.indexOf(replacerOf(one)) - TURNS.indexOf(replacerOf(other)));
