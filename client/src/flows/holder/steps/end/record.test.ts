import { expect, test } from 'vitest';
import { proposalAfter } from '#testing/samples/holder.ts';
import { accountText, loanRows, maskedRows, partyRows, type EndProposal } from './record.ts';

const owner = {
  __typename: 'Person',
  firstName: 'Ana',
  lastName: 'Núñez',
  documentNumber: '30111222',
  cuil: '20301112220',
  maskedEmail: 'a•••@correo.example',
  maskedPhone: '•• •••• 1234',
} as const;
const account: NonNullable<EndProposal['account']> = {
  __typename: 'BankAccount',
  id: 'a1',
  bankName: 'Banco Ceibo',
  accountTypeCode: 'CC',
  maskedNumber: '•••• 5201',
  isSelected: true,
};
const proposal: EndProposal = {
  __typename: 'Proposal',
  biometry: { __typename: 'Biometry', isValidated: false },
  isSellerAccountMissing: false,
  id: 'p1',
  number: 1042,
  seller: null,
  createdAt: '2026-11-20T15:00:00Z',
  updatedAt: '2026-11-20T16:00:00Z',
  owner,
  coOwner: { __typename: 'Person', firstName: 'Luis', lastName: 'Paz', documentNumber: '27334455' },
  insurance: null,
  account: null,
  revocation: null,
  cfteaWithInsurance: null,
  figures: { __typename: 'LoanFigures', totalToPay: { __typename: 'Money', amount: '44812224.03' } },
  installments: [],
};

test('includes names and masked identifiers', () => {
  const text = JSON.stringify(maskedRows(proposal));
  expect(text).toContain('Ana Núñez');
  for (const masked of ['DNI 30.•••.••2', 'a•••@correo.example', '•• •••• 1234']) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(masked);
  }
  for (const whole of ['30111222', '20301112220', '27334455']) {
    expect(text).not.toContain(whole);
  }
});

test('names the co-owner and the selling person or company in the review', () => {
  const person = { __typename: 'PersonSeller', firstName: 'MARIO', lastName: 'VENDE' } as const;
  const seller = { __typename: 'Seller', party: person } as const;
  expect(partyRows({ ...proposal, seller }).map(({ value }) => value)).toEqual(['Luis Paz', 'Mario Vende']);
  const company = { __typename: 'CompanySeller', businessName: 'LIBERTADOR S.R.L.' } as const;
  expect(partyRows({ ...proposal, seller: { ...seller, party: company } })).toHaveLength(2);
  expect(partyRows({ ...proposal, coOwner: null })).toEqual([]);
});

test('shows an account by type and last digits, a new one by its own label and a missing one as null', () => {
  expect(accountText(account)).toBe('Cuenta corriente ••••\u00A05201 · Banco Ceibo');
  expect(accountText({ ...account, id: 'new-savings-account' })).toBe('Caja de ahorro nueva');
  expect(accountText(null)).toBeNull();
});

test('shows the first instalment as a range in both the review and the record', () => {
  const rows = loanRows(proposalAfter('DOCUMENT_REVIEW').current, proposal);
  const first = rows.find(({ term }) => term.startsWith('Primera cuota'));
  expect(first?.term).toBe('Primera cuota, desde');
  expect(first?.value).toMatch(
    /955\.420,91 · hasta .*1\.719\.212,69, según el día en que le paguemos al vendedor$/,
  );
});
