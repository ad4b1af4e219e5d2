import { sellerAnswer } from '../domain/api/person.ts';
import { readAnswer, type TestBank } from './bank.ts';
import { createProposal, type Proposal, throughInsurance, throughOwner } from './journey.ts';

export const company = {
  businessName: 'AUTOMOTORES LIBERTADOR S.A.',
  cuit: '30-70565861-3',
  email: 'ventas@libertador.example',
  cellPhone: { areaCode: '11', number: '44440000' },
};

/** Returns calls to set up proposals at the seller's step, with successive documents after `before`. */
export function atSeller(bankOf: () => TestBank, before: number) {
  let document = before;
  return {
    /** Creates a proposal in SELLER; with `given`, one with a seller. */
    inSeller: async (given?: object): Promise<Proposal> => {
      const bank = bankOf();
      document += 1;
      const proposal = await createProposal(bank, String(document));
      const proposalId = proposal.proposalUuid;
      await throughOwner(bank, proposalId);
      await throughInsurance(bank, proposalId);
      if (given)
        readAnswer(await bank.post('/person/seller/post_seller', { proposalId, ...given }), sellerAnswer);
      return proposal;
    },
    name: async (proposalId: string, given: object) =>
      readAnswer(await bankOf().post('/person/seller/post_seller', { proposalId, ...given }), sellerAnswer),
    notice: (id: string) => bankOf().get(`/person/seller/notice_seller?id=${id}`),
    update: (id: string, body: object, headers: Record<string, string> = {}) =>
      bankOf().patch(`/person/seller/${id}/update_seller`, body, headers),
  };
}
