import { suggestCuil } from '@prendarios/rules/cuil';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atSeller, company } from '../../testing/atSeller.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { openAsSeller, sendSellerAccount } from '../../testing/formalization.ts';
import { confirm, seller, throughDocuments } from '../../testing/journey.ts';
import { accountsAnswer } from '../api/accounts.ts';
import { ownSellerAnswer, sellerAnswer } from '../api/person.ts';
import { proposalAnswer } from '../api/proposal.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const { inSeller, update } = atSeller(() => bank, 30_906_700);
/** The browser of `openAsSeller`. */
const SELLERS = { 'x-subject': 'the seller' };

describe('an invited seller after the applicant’s confirmation', () => {
  const contact = { cellPhone: { areaCode: '11', number: '44443333' } };
  const moved = { ...seller, cellPhone: { areaCode: '11', number: '60606060' }, email: 'otro@correo.com' };
  /** Returns a confirmed proposal whose seller gave data in their browser. */
  async function confirmed() {
    const proposal = await inSeller({ contact });
    await openAsSeller(bank, proposal.proposalUuid);
    readAnswer(await update(proposal.proposalUuid, { physicalPerson: seller }, SELLERS), sellerAnswer);
    await throughDocuments(bank, proposal.proposalUuid);
    readAnswer(await confirm(bank, proposal.proposalUuid), proposalAnswer);
    return proposal;
  }
  const toldOf = async (words: string, number: number) =>
    (await bank.outbox())
      .filter(({ body }) => body.includes(words) && body.includes(String(number)))
      .map(({ to }) => to)
      .toSorted();

  it.each([
    ['name', { physicalPerson: { ...moved, firstName: 'Marcos' } }],
    ['document', { physicalPerson: { ...moved, document: '26111333', cuitl: suggestCuil('26111333', 'M') } }],
    ['kind', { legalPerson: company }],
  ])('[CA-23] can no longer change the %s', async (_what, body) => {
    const { proposalUuid: id } = await confirmed();
    const fixed = readAnswer(await bank.get(`/person/seller/${id}/get_seller`), ownSellerAnswer);
    expect(fixed).toMatchObject({ changeable: true, nameChangeable: false });
    const before = (await bank.outbox()).length;
    for (const headers of [SELLERS, { 'x-subject': 'another browser' }]) {
      expect(readError(await update(id, body, headers))).toMatchObject({
        statusCode: 409,
        code: 'ILLEGAL_MOVE',
        message: expect.stringContaining('Llamanos al 0800 555 0100'),
      });
    }
    expect(await bank.outbox()).toHaveLength(before);
  });

  it('[CA-23] can change the contact, and all earlier contacts and the applicant are notified', async () => {
    const { proposalUuid: id, proposalNumber } = await confirmed();
    readAnswer(
      await update(id, { physicalPerson: { ...seller, email: moved.email } }, SELLERS),
      sellerAnswer,
    );
    const told = () => toldOf('cambiaron el celular o el correo del vendedor', proposalNumber);
    expect(await told()).toEqual(['+5491144443333', seller.email]);
    readAnswer(await update(id, { physicalPerson: moved }, SELLERS), sellerAnswer);
    expect(await told()).toEqual([
      '+5491144443333',
      '+5491144443333',
      ...[seller.email, seller.email, moved.email].toSorted(),
    ]);
    expect(await toldOf('el nombre, el celular o el correo del vendedor', proposalNumber)).toEqual([
      '+5491145556677',
      '+5491145556677',
      'juana@correo.com',
      'juana@correo.com',
    ]);
  });

  it('can enter data for the first time, and the applicant is told the seller’s name', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ contact });
    await throughDocuments(bank, id);
    readAnswer(await confirm(bank, id), proposalAnswer);
    await openAsSeller(bank, id);
    readAnswer(await update(id, { physicalPerson: moved }, SELLERS), sellerAnswer);
    const name = /Mario Vende, DNI/;
    const told = (await bank.outbox()).filter(({ body }) => name.test(body));
    expect(told.map(({ to }) => to).toSorted()).toEqual(['+5491145556677', 'juana@correo.com']);
    expect(await toldOf('cambiaron el nombre', proposalNumber)).toEqual([]);
  });

  it('gets messages at the contact in their data, and also at the invited contact if the account changes', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ contact });
    await openAsSeller(bank, id);
    readAnswer(await update(id, { physicalPerson: moved }, SELLERS), sellerAnswer);
    expect(await toldOf('cambiaron el celular o el correo', proposalNumber)).toEqual(['+5491144443333']);
    await throughDocuments(bank, id);
    readAnswer(await confirm(bank, id), proposalAnswer);
    expect(await toldOf('nos falta', proposalNumber)).toEqual(['+5491160606060', moved.email]);
    readAnswer(await sendSellerAccount(bank, id), accountsAnswer);
    expect(await toldOf('se cargó la cuenta', proposalNumber)).toEqual([
      '+5491144443333',
      '+5491160606060',
      moved.email,
    ]);
  });
});
