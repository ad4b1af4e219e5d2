import { Guest } from '../contract/guest.ts';
import { additionalDataInput, choice, simulationInput } from '../contract/journeySteps.ts';
import { type Kind, type Tally, TryAgain } from './Tally.ts';

type Payload = { userErrors: { code: string; message: string }[] };
type Started = Payload & { simulation: { id: string } };
type Made = Payload & { proposal: { id: string } };
type Polled = { currentSimulation: { status: string } };

/** Makes one new guest's four writes through GraphQL. */
export async function gatewayChain(url: string, document: string, tally: Tally): Promise<void> {
  const guest = new Guest(url);
  const data = async <T>(query: string, input?: unknown, key?: string): Promise<T> => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const answer = await guest.ask<T>(query, input === undefined ? {} : { input }, headers);
    // An overloaded gateway returns 503 with neither data nor errors.
    if (answer.errors !== undefined || !answer.data) throw new TryAgain(JSON.stringify(answer));
    return answer.data;
  };
  const write = <T extends Payload>(
    kind: Kind,
    name: string,
    type: string,
    selection: string,
    input: unknown,
  ) =>
    tally.write(kind, document, async (key) => {
      const query = `mutation M($input: ${type}!) { payload: ${name}(input: $input) { ${selection} userErrors { code message } } }`;
      const { payload } = await data<{ payload: T }>(query, input, key);
      const [refused] = payload.userErrors;
      if (refused?.code === 'IN_PROGRESS') throw new TryAgain(refused.message);
      if (refused !== undefined) throw new Error(`${name} answered ${refused.code} ${refused.message}`);
      return payload;
    });

  const { simulation } = await write<Started>(
    'simulation',
    'startSimulation',
    'StartSimulationInput',
    'simulation { id }',
    simulationInput(document),
  );
  const polled = () => tally.read(() => data<Polled>('{ currentSimulation { status } }'));
  while ((await polled()).currentSimulation.status === 'PENDING');
  const { proposal } = await write<Made>(
    'proposal',
    'createProposal',
    'CreateProposalInput',
    'proposal { id }',
    { ...choice, simulationId: simulation.id, rateId: 'TRD-01-24' },
  );
  const street = { ...additionalDataInput.address, street: `Calle ${document}` };
  await write('address', 'saveOwnerAdditionalData', 'SaveOwnerAdditionalDataInput', '__typename', {
    ...additionalDataInput,
    address: street,
    proposalId: proposal.id,
  });
  await write('code', 'sendPhoneCode', 'SendPhoneCodeInput', 'sentCode { maskedPhone }', {
    proposalId: proposal.id,
  });
}
