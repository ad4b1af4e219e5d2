import { SAMPLES_BY_NAME, UNKNOWN_ID } from './samples.ts';

/** Values of the caller's records, by the names of the variables and fields that take them. */
export type Ids = Readonly<Record<string, string | number>>;

export type Api = Readonly<{
  /** Sends an operation as the caller and returns the answer's data; null without data. */
  ask: (query: string, variables: object) => Promise<unknown>;
  /** Uploads a sample file for a proposal and returns its id; undefined if that is refused. */
  upload: (proposal: string) => Promise<string | undefined>;
}>;

const OF_PROPOSAL = `id number insurances { id } documents { type status }
  figures { rateId } quote { financedAmount { amount } term dueDay }`;
const RECORDS = `query OwnRecords($id: ID!) {
  currentProposal { ${OF_PROPOSAL} }
  proposal(id: $id) { ${OF_PROPOSAL} }
  currentSimulation { id }
}`;
/** A separate request, because it fails until the simulation is decided. */
const RATE = `query OwnRate($quote: OfferQuoteInput!) {
  currentSimulation { quote(input: $quote) { figures { rateId } } }
}`;

type Proposal = Readonly<{
  id: string;
  number: number;
  insurances: readonly Readonly<{ id: string }>[] | null;
  documents: readonly Readonly<{ type: string; status: string }>[] | null;
  figures: Readonly<{ rateId: string }>;
  quote: Readonly<{ financedAmount: Readonly<{ amount: string }>; term: number; dueDay: number }>;
}>;
type Records = Readonly<{
  currentProposal?: Proposal | null;
  proposal?: Proposal | null;
  currentSimulation?: Readonly<{ id: string }> | null;
}>;
type Rate = Readonly<{
  currentSimulation: Readonly<{ quote: Readonly<{ figures: Readonly<{ rateId: string }> | null }> }> | null;
}>;

/** A document to upload: one that was sent back, or else the first. */
const documentOf = ({ documents }: Proposal): string | undefined =>
  (documents?.find(({ status }) => status === 'SENT_BACK') ?? documents?.[0])?.type;

/** Returns the loan; its rate must belong to the amount, term and day that are sent with it. */
function loanOf(rateId: string | undefined, proposal: Proposal | null | undefined) {
  if (rateId !== undefined || !proposal) return { rateId };
  const { financedAmount, term, dueDay } = proposal.quote;
  return { rateId: proposal.figures.rateId, financedAmount: financedAmount.amount, term, dueDay };
}

/**
 * Returns the values of the caller's simulation and of `proposal`, or of the caller's current one if it is null.
 * @param needsFile whether to upload a sample file, for an example that attaches one
 */
export async function ownIds(api: Api, proposal: string | null, needsFile: boolean): Promise<Ids> {
  const { financedAmount, term, dueDay } = SAMPLES_BY_NAME;
  const quote = { financedAmount, term, dueDay, mode: 'FIXED' };
  const [records, rate] = await Promise.all([
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway's answer to the query above
    api.ask(RECORDS, { id: proposal ?? UNKNOWN_ID }) as Promise<Records | null>,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway's answer to the query above
    api.ask(RATE, { quote }) as Promise<Rate | null>,
  ]);
  const own = records?.proposal ?? records?.currentProposal ?? undefined;
  const values = {
    id: own?.id,
    proposalId: own?.id,
    saleId: own?.id,
    coOwnershipId: own?.id,
    proposalNumber: own?.number,
    insuranceId: own?.insurances?.[0]?.id,
    type: own && documentOf(own),
    fileIds: own && needsFile ? await api.upload(own.id) : undefined,
    simulationId: records?.currentSimulation?.id,
    ...loanOf(rate?.currentSimulation?.quote.figures?.rateId, own),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Returns the sample variables with the caller's values at every depth; a list gets the value in each place. */
export function withIds(variables: unknown, ids: Ids): unknown {
  if (Array.isArray(variables)) return variables.map((one) => withIds(one, ids));
  if (typeof variables !== 'object' || variables === null) return variables;
  const filled = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => filled(name, one));
    const own = ids[name];
    return own !== undefined && typeof own === typeof value ? own : withIds(value, ids);
  };
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, filled(name, value)]));
}

/** Whether an example attaches a file. */
export const needsFile = (variables: unknown): boolean => JSON.stringify(variables).includes('"fileIds"');

/** Whether an example still has an unknown id. */
export const hasUnknownId = (variables: unknown): boolean => JSON.stringify(variables).includes(UNKNOWN_ID);

/** A PDF of one empty page. */
export const SAMPLE_FILE = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');
