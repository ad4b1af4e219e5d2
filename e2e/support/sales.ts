import { proposalsOf, SERVICE_KEY, type BankProposal } from './bankProposals.ts';
import { cuilOf } from './people.ts';
import { PEOPLE } from './session.ts';

export const PERSON = {
  firstName: 'Mario',
  lastName: 'Vende',
  document: '25111222',
  gender: 'M',
  cuitl: cuilOf('25111222'),
  email: 'mario@correo.example',
  cellPhone: { areaCode: '11', number: '44443333' },
};
export const COMPANY = {
  businessName: 'AUTOMOTORES LIBERTADOR S.A.',
  cuit: '30705658613',
  email: 'ventas@libertador.example',
  cellPhone: { areaCode: '11', number: '44440000' },
};

type Seller = { physicalPerson: typeof PERSON } | { legalPerson: typeof COMPANY };

/** A proposal that waits for its seller, sold by somebody: `place` from the oldest, for others take the newest. */
export async function soldBy(seller: Seller, place: number): Promise<BankProposal> {
  const awaited = { status: 'A', flowPhase: 'SELLER' };
  const proposal = (await proposalsOf(PEOPLE.sellerOfThree, awaited))
    .filter(({ step }) => step === 'load')
    .at(-1 - place);
  if (proposal === undefined) throw new Error('The demo has no proposal that waits for its seller.');
  const answer = await fetch(
    `http://localhost:${process.env['E2E_BANK_PORT']}/api/person/seller/post_seller`,
    {
      method: 'POST',
      headers: { 'x-service-key': SERVICE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ proposalId: proposal.id, ...seller }),
    },
  );
  if (!answer.ok) throw new Error(`The seller of ${proposal.number}: ${await answer.text()}`);
  return proposal;
}
