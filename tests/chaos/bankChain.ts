import { generateCodeAnswer, ownerAnswer } from '../../upstream/bank/src/domain/api/person.ts';
import { proposalAnswer } from '../../upstream/bank/src/domain/api/proposal.ts';
import { DEMO_SERVICE_KEY } from '../../upstream/bank/src/platform/settings.ts';
import { setSimulationAnswer, statusAnswer } from '../../upstream/bank/src/domain/api/simulation.ts';
import { address, loanChoice, simulation } from '../../upstream/bank/src/testing/journey.ts';
import { type Tally, TryAgain } from './Tally.ts';

/** Statuses a server may return while it starts or shuts down. */
const TRANSIENT = new Set([409, 500, 502, 503, 504]);

/** Makes one applicant's four writes through the bank's REST API. */
export async function bankChain(url: string, document: string, tally: Tally): Promise<void> {
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<unknown> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'x-service-key': DEMO_SERVICE_KEY,
        'x-subject': `guest:${document}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status === 200) return JSON.parse(text);
    if (TRANSIENT.has(answer.status) && (answer.status !== 409 || text.includes('IDEMPOTENCY_IN_FLIGHT')))
      throw new TryAgain(text);
    throw new Error(`${path} answered ${answer.status} ${text}`);
  };
  const post = (path: string, body: unknown) => (key: string) => ask('POST', path, body, key);

  const { uuid, idRequest } = setSimulationAnswer.parse(
    await tally.write('simulation', document, post('/simulation/set_simulation', simulation(document))),
  );
  const status = `/simulation/get_status?uuid=${uuid}&idRequest=${idRequest}`;
  while (statusAnswer.parse(await tally.read(() => ask('GET', status))).status === 'PENDING');
  const { proposalUuid } = proposalAnswer.parse(
    await tally.write(
      'proposal',
      document,
      post('/proposal/post_proposal', { identification: { uuid }, simulation: loanChoice() }),
    ),
  );
  const street = { ...address, street: `Calle ${document}`, idProposal: proposalUuid };
  ownerAnswer.parse(await tally.write('address', document, post('/person/owner', street)));
  generateCodeAnswer.parse(
    await tally.write('code', document, post('/person/generate_code', { idProposal: proposalUuid })),
  );
}
