import { expectThat, inShort, type Kit, expectRefusal } from '../kit.ts';

type Proposal = Readonly<{ proposalUuid: string; proposalNumber: number }>;

/** Checks the owner's revocation request, confirmed with a code sent to their phone; both calls are optional. */
export async function revocation(kit: Kit, { proposalUuid: id, proposalNumber }: Proposal): Promise<void> {
  type Holder = Readonly<{ documentNumber: string; genderType: string }>;
  const { documentNumber: document, genderType: gender } = await kit.ask<Holder>('getProposal', {
    path: { id },
  });
  const body = { document, gender, proposalNumber, contact: 'conformance@bank.example' };
  const asked = await kit.call('requestRevocation', { body });
  if (asked.status === 404 || kit.helpers.code === undefined) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its shape has its own line
  const { number, confirmable } = asked.body as { number: string; confirmable?: boolean };
  if (!confirmable) return;
  const code = await kit.helpers.code(proposalNumber);
  await kit.check(
    'confirmRevocation',
    'returns the same error for a wrong code and for another person’s number',
    async () => {
      const wrong = code === '000000' ? '111111' : '000000';
      for (const attempt of [
        { number, code: wrong },
        { number: '0000-0000-0000', code },
      ]) {
        expectRefusal(await kit.call('confirmRevocation', { body: attempt }), 400, 'CODE_INVALID');
      }
    },
  );
  await kit.check('confirmRevocation', 'accepts the code sent to the phone', async () => {
    const answer = await kit.call('confirmRevocation', { body: { number, code } });
    expectThat(answer.status === 200, `answered ${inShort(answer)}`);
  });
}
