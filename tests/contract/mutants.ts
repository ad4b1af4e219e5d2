import { randomUUID } from 'node:crypto';
import type { PartName } from '../../conformance/src/run.ts';
import type { Asked, Fault } from './mutatingProxy.ts';

/** A bank with one fault, and the line that says so. */
type Mutant = Readonly<{ name: string; part: PartName; red: string; fault: Fault }>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers of the reference bank
const record = (body: unknown) => body as Record<string, unknown>;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers of the reference bank
const itemsOf = (body: unknown) => record(body)['items'] as unknown[];

const without =
  (header: string) =>
  ({ headers }: Asked): void => {
    delete headers[header];
  };
const LIST = 'GET /api/proposals/get_proposals';
const SIMULATION = 'POST /api/simulation/set_simulation';
const PROPOSAL = 'GET /api/proposal/{id}/get_proposal';

const SENT_CODE = {
  maskedPhone: '•• •••• 1234',
  expiresAt: '2030-01-01T00:05:00.000Z',
  resendAfter: '2030-01-01T00:01:00.000Z',
};

/** A token names the bank's stranger by this address, as base64 of its claims. */
const isStranger = ({ headers }: Asked): boolean => {
  const claims = headers['authorization']?.split('.')[1] ?? '';
  return Buffer.from(claims, 'base64url').toString().includes('con.token@');
};

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'leaves a field out',
    part: 'offers',
    red: 'getProposal: answers in its shape',
    fault: { call: PROPOSAL, answer: ({ body }) => void delete record(body)['vehicle'] },
  },
  {
    name: 'writes a number as text',
    part: 'lists',
    red: 'getStates: answers in its shape',
    fault: {
      call: 'GET /api/places/get_states',
      answer: (answered) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers of the reference bank
        const states = answered.body as { id?: unknown }[];
        for (const one of states) one.id = String(one.id);
      },
    },
  },
  {
    name: 'has a status of its own',
    part: 'offers',
    red: 'getSimulationStatus: answers in its shape',
    fault: {
      call: 'GET /api/simulation/get_status',
      answer: ({ body }) => {
        if (record(body)['status'] === 'REJECTED') record(body)['status'] = 'DECLINED';
      },
    },
  },
  {
    name: 'ignores the idempotency key',
    part: 'offers',
    red: 'setSimulation: answers the same key with the first answer',
    fault: { call: SIMULATION, ask: without('idempotency-key') },
  },
  {
    name: 'takes a key again with another body',
    part: 'offers',
    red: 'setSimulation: refuses the same key with another body',
    fault: {
      call: SIMULATION,
      answer: (answered) => {
        if (answered.status !== 422) return;
        answered.status = 200;
        answered.body = { uuid: crypto.randomUUID(), idRequest: crypto.randomUUID() };
      },
    },
  },
  {
    name: 'mixes the keys of two browsers up',
    part: 'offers',
    red: 'setSimulation: keeps the keys of two browsers apart',
    fault: { call: SIMULATION, ask: without('x-subject') },
  },
  {
    name: 'approves whom it must refuse',
    part: 'offers',
    red: 'getSimulationStatus: rejects whom the scoring refuses',
    fault: {
      call: 'GET /api/simulation/get_status',
      answer: ({ body }) => {
        if (record(body)['status'] === 'REJECTED') record(body)['status'] = 'APPROVED';
      },
    },
  },
  {
    name: 'has no ETag',
    part: 'dashboard',
    red: 'getProposals: sends its headers',
    fault: { call: LIST, answer: ({ headers }) => headers.delete('etag') },
  },
  {
    name: 'never changes its ETag',
    part: 'dashboard',
    red: 'getProposals: answers 304 for an ETag that is still right, and not after a change',
    fault: {
      call: LIST,
      answer: (answered, { headers }) => {
        if (answered.status !== 200) return;
        answered.headers.set('etag', '"1"');
        if (headers['if-none-match'] !== undefined) answered.status = 304;
      },
    },
  },
  {
    name: 'does not read If-None-Match',
    part: 'first half',
    red: 'getProposal: answers 304 for an ETag that is still right',
    fault: { call: PROPOSAL, ask: without('if-none-match') },
  },
  {
    name: "shows another applicant's proposal",
    part: 'users',
    red: "getProposal: hides another applicant's proposal as if there were none",
    fault: {
      call: PROPOSAL,
      ask: (asked) => {
        if (isStranger(asked)) without('authorization')(asked);
      },
    },
  },
  {
    name: "cancels another applicant's proposal",
    part: 'users',
    red: "cancelProposal: does not cancel another applicant's proposal",
    fault: {
      call: 'POST /api/proposal/{id}/cancel_proposal',
      ask: (asked) => {
        if (isStranger(asked)) without('authorization')(asked);
      },
    },
  },
  {
    name: 'refuses by another code',
    part: 'refusals',
    red: 'getProposal: answers 404 for a proposal that does not exist',
    fault: {
      call: PROPOSAL,
      answer: ({ status, body }) => {
        if (status === 404) record(body)['code'] = 'NOTHING_HERE';
      },
    },
  },
  {
    name: 'refuses by a code that the contract does not have',
    part: 'refusals',
    red: 'getProposal: refuses by its codes',
    fault: {
      call: PROPOSAL,
      answer: ({ status, body }) => {
        if (status === 404) record(body)['code'] = 'NOTHING_HERE';
      },
    },
  },
  {
    name: 'fails at a wrong body',
    part: 'refusals',
    red: 'saveOwner: names the fields of a wrong body',
    fault: {
      call: 'POST /api/person/owner',
      answer: (answered) => {
        if (answered.status !== 400) return;
        answered.status = 500;
        answered.body = { statusCode: 500, code: 'INTERNAL', message: '' };
      },
    },
  },
  {
    name: 'does not say which field is wrong',
    part: 'refusals',
    red: 'saveOwner: names the fields of a wrong body',
    fault: { call: 'POST /api/person/owner', answer: ({ body }) => void delete record(body)['fields'] },
  },
  {
    name: 'does not ask for the service key',
    part: 'refusals',
    red: 'getGenders: is refused without proof of the caller',
    fault: {
      call: 'GET /api/person/get_genders',
      ask: ({ headers }) => {
        headers['x-service-key'] = 'demo-service-key-of-banco-ceibo';
      },
    },
  },
  {
    name: 'has the oldest first',
    part: 'dashboard',
    red: 'getProposals: has the newest first',
    fault: {
      call: LIST,
      answer: ({ status, body }) => {
        if (status === 200) itemsOf(body).reverse();
      },
    },
  },
  {
    name: 'answers the first page again',
    part: 'dashboard',
    red: 'getProposals: goes on after lastKey without leaving out or repeating',
    fault: { call: LIST, ask: ({ url }) => url.searchParams.delete('lastKey') },
  },
  {
    name: 'answers all in one page',
    part: 'dashboard',
    red: 'getProposals: has at most 10 a page',
    fault: {
      call: LIST,
      answer: ({ status, body }) => {
        if (status === 200) itemsOf(body).push(...itemsOf(body));
      },
    },
  },
  {
    name: 'does not filter',
    part: 'dashboard',
    red: 'getProposals: filters by number and by document',
    fault: { call: LIST, ask: ({ url }) => url.searchParams.delete('proposalNumber') },
  },
  {
    name: 'is slower than the gateway waits',
    part: 'lists',
    red: 'getGenders: answers in time',
    fault: { call: 'GET /api/person/get_genders', delayMs: 600 },
  },
  {
    name: 'has an empty list',
    part: 'lists',
    red: 'getCities: lists something, each entry once',
    fault: {
      call: 'GET /api/places/get_cities',
      answer: (answered) => {
        answered.body = [];
      },
    },
  },
  {
    name: 'says the phone code',
    part: 'first half',
    red: 'generateCode: never says the code',
    fault: {
      call: 'POST /api/person/generate_code',
      answer: ({ body }) => {
        record(body)['code'] = '123456';
      },
    },
  },
  {
    name: 'shows the whole phone',
    part: 'first half',
    red: 'findProposal: finds an open proposal and hides the phone',
    fault: {
      call: 'POST /api/proposal/get_proposal_by_dni',
      answer: ({ body }) => {
        record(body)['maskedPhone'] = '11 45556677';
      },
    },
  },
  {
    name: 'confirms at a mere link',
    part: 'first half',
    red: 'confirmProposal: is refused without its header',
    fault: {
      call: 'GET /api/proposal/{id}/confirm_proposal',
      ask: ({ headers }) => {
        headers['x-requested-action'] = 'confirm';
      },
    },
  },
  {
    name: 'sends codes without end',
    part: 'first half',
    red: 'generateCode: limits the codes of a day',
    fault: {
      call: 'POST /api/person/generate_code',
      answer: (answered) => {
        if (answered.status === 429) Object.assign(answered, { status: 200, body: SENT_CODE });
      },
    },
  },
  {
    name: 'takes a request about personal data twice',
    part: 'users',
    red: 'requestPersonalData: has one receipt for what is asked twice',
    fault: {
      call: 'POST /api/ext/personal-data-requests',
      answer: ({ body }) => {
        record(body)['number'] = randomUUID();
      },
    },
  },
];
