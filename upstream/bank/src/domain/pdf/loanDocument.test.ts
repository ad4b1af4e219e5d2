import { buffer } from 'node:stream/consumers';
import { formatDate, formatMoney, formatPercent } from '@prendarios/rules/format';
import { describe, expect, it } from 'vitest';
import { big, sum, formatCents } from '../loan/decimal.ts';
import { contractHash } from './contractHash.ts';
import {
  fileNameOf,
  GENERATED_DOCUMENTS,
  type GeneratedDocument,
  isGeneratedDocument,
} from './documentTypes.ts';
import { DocumentNotReady, type LoanDocumentInput } from './input.ts';
import { loanDocument, readableDocument } from './loanDocument.ts';
import { testInput } from '../../testing/testInput.ts';
import { readPdf } from '../../testing/testPdf.ts';
import { pesosInWords } from './words.ts';

const DOCUMENTS = Object.keys(GENERATED_DOCUMENTS) as GeneratedDocument[];
const WITH_SCHEDULE = DOCUMENTS.filter((name) => name !== 'FORM_03');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
async function readAnew(name: GeneratedDocument, input: LoanDocumentInput) {
  const pdf = await readPdf(await loanDocument(name, input));
  return {
    ...pdf,
    text: plain(pdf.text),
    sizes: pdf.sizes.map((run) => ({ ...run, text: plain(run.text) })),
  };
}
const readBefore = new Map<string, ReturnType<typeof readAnew>>();
/** Caches documents, because several tests read the same one. */
function read(name: GeneratedDocument, input: LoanDocumentInput) {
  const key = JSON.stringify([name, input]);
  const reading = readBefore.get(key) ?? readAnew(name, input);
  readBefore.set(key, reading);
  return reading;
}
const cents = (text: string) => text.replace(/[^\d,]/g, '').replace(',', '.');

/** Reads the schedule's rows from the text: number, both dates, then pesos up to the balance. */
function scheduleOf(text: string) {
  const row =
    /(?<![\d/])(\d{1,2}) (\d{2}\/\d{2}\/\d{4}) (\d{2}\/\d{2}\/\d{4}) ((?:\$ [\d.]+,\d{2}(?: [\d.]+,\d{2} UVA)? ?){5})/g;
  return [...text.matchAll(row)].map(([, number, dueDate, paymentDate, amounts]) => ({
    number: Number(number),
    dueDate,
    paymentDate,
    amounts: [...(amounts ?? '').matchAll(/\$ [\d.]+,\d{2}/g)].map(([amount]) => cents(amount)),
  }));
}

/** Matches an amount after its name, without another amount in between. */
const NAMED_AMOUNT = /(?:cuota|capital|interés|IVA|saldo|total)\b[^$]{0,70}(\$ [\d.]+,\d{2})/gi;
/**
 * Figures that no schedule row has: the first two exclude the extra days, the third is a rate, and the others include
 * the policy.
 */
const ELSEWHERE =
  /cuota inicial estimada con IVA|cuota pura|Valor de la UVA|con seguro|Seguro en todo el plazo/i;

/** Returns every amount of the schedule, each instalment without IVA, and the column totals. */
function scheduleAmounts(rows: LoanDocumentInput['proposal']['installments']): Set<string> {
  const columns = ['capital', 'interest', 'vat', 'fees', 'total', 'balance'] as const;
  return new Set([
    ...rows.flatMap((row) => [
      ...columns.map((column) => formatCents(big(row[column]))),
      formatCents(big(row.capital).plus(row.interest)),
    ]),
    ...columns.map((column) => formatCents(sum(rows.map((row) => big(row[column]))))),
  ]);
}

const LOANS = [
  ['a fixed rate, 24 terms', testInput()],
  ['UVA, 24 terms', testInput({ mode: 'UVA' })],
  ['a fixed rate, 60 terms, with a co-owner', testInput({ terms: 60, coOwner: true, amount: 89_999_999 })],
  ['one instalment of a new vehicle', testInput({ terms: 1, amount: 1_000_000, zeroKm: true })],
] as const;

describe.each(LOANS)('%s', (_loan, input) => {
  const { calculatedValueDTO: value, installments, proposalNumber } = input.proposal;

  it.each(DOCUMENTS)('[EN-12] [CA-57] %s has its title, its number and readable text', async (name) => {
    const pdf = await read(name, input);
    expect(pdf.text).toContain(GENERATED_DOCUMENTS[name]);
    expect(pdf.text).toContain(String(proposalNumber));
    expect(pdf.title).toContain(GENERATED_DOCUMENTS[name]);
    expect(pdf.text).not.toMatch(/undefined|NaN|null|\[object/);
    expect(pdf.text).toContain(plain(formatMoney(value.financedAmount)));
  });

  it.each(WITH_SCHEDULE)(
    'the schedule contains every amount that %s calls an instalment or a part of one',
    async (name) => {
      const { text } = await read(name, input);
      const named = [...text.matchAll(NAMED_AMOUNT)].filter(([words]) => !ELSEWHERE.test(words));
      expect(named.length).toBeGreaterThan(2);
      const known = scheduleAmounts(installments).add(formatCents(big(value.financedAmount)));
      expect(named.filter(([, amount = '']) => !known.has(cents(amount))).map(([words]) => words)).toEqual(
        [],
      );
    },
  );

  it('the summary states how long the offer is valid', async () => {
    const summary = await read('LOAN_SUMMARY', {
      ...input,
      proposal: { ...input.proposal, validUntil: '2026-12-02' },
    });
    expect(summary.text).toContain('La oferta vale hasta el 02/12/2026.');
  });

  it.each(WITH_SCHEDULE)('%s has the full schedule, equal to the figures to the cent', async (name) => {
    const rows = scheduleOf((await read(name, input)).text);
    expect(rows).toEqual(
      installments.map((row) => ({
        number: row.number,
        dueDate: formatDate(row.dueDate),
        paymentDate: formatDate(row.paymentDate),
        amounts: [row.capital, row.interest, row.vat, row.total, row.balance].map((amount) =>
          formatCents(big(amount)),
        ),
      })),
    );
  });

  it('the contract has the same cents as the summary', async () => {
    const money = async (name: GeneratedDocument) =>
      new Set([...(await read(name, input)).text.matchAll(/\$ [\d.]+,\d{2}/g)].map(([amount]) => amount));
    const summary = await money('LOAN_SUMMARY');
    const contract = await money('PLEDGE_CONTRACT_WITH_REGISTRY');
    const { vehicle, calculatedValueDTO: calculated } = input.proposal;
    const vehicleValue = plain(formatMoney(vehicle.purchaseValue));
    // Only the summary has figures that the specification calls estimated; signed figures are final.
    const estimate = plain(formatMoney(calculated.pureEstimatedInstallmentValueWithIva));
    expect([...contract].filter((amount) => !summary.has(amount))).toEqual([]);
    const premium = big(input.proposal.insurance?.monthlyPremium ?? 0);
    const month = installments[1] ?? installments[0];
    const overTheTerm = premium.times(calculated.terms);
    const insured = [premium.plus(month?.total ?? 0), overTheTerm, overTheTerm.plus(calculated.totalToPay)];
    const known = new Set([
      vehicleValue,
      ...insured.map((amount) => plain(formatMoney(formatCents(amount)))),
    ]);
    expect(insured.every((amount) => summary.has(plain(formatMoney(formatCents(amount)))))).toBe(true);
    expect([...summary].filter((amount) => !contract.has(amount) && !known.has(amount))).toEqual([estimate]);
  });

  it.each(['LOAN_SUMMARY', 'PLEDGE_CONTRACT_WITH_REGISTRY'] as const)(
    '%s shows rates, with the CFTEA with IVA as the largest figure and over twice the size of the TNA',
    async (name) => {
      const { text, sizes } = await read(name, input);
      const sizeOf = (points: number | null) =>
        Math.max(...sizes.filter((run) => run.text === plain(formatPercent(points))).map(({ size }) => size));
      for (const rate of [value.tna, value.tea, value.cftea, value.cfteaWithoutVat]) {
        expect(text).toContain(plain(formatPercent(rate)));
      }
      expect(text).toContain(plain(formatPercent(input.proposal.cfteaWithInsurance)));
      const largest = sizeOf(value.cftea);
      expect(largest).toBe(Math.max(...sizes.map(({ size }) => size)));
      expect(largest).toBeGreaterThanOrEqual(2 * sizeOf(value.tna));
    },
  );
});

const contract = (input: LoanDocumentInput) => read('PLEDGE_CONTRACT_WITH_REGISTRY', input);
const bytes = async () => buffer(await loanDocument('PLEDGE_CONTRACT_WITH_REGISTRY', testInput()));

describe('the contract', () => {
  it('contains everything a contract requires', async () => {
    const input = testInput({ coOwner: true, signed: true });
    const { text } = await contract(input);
    const { owner, coOwner, vehicle, calculatedValueDTO: value, installments } = input.proposal;
    const total = formatCents(sum(installments.map((row) => big(row.total))));
    for (const needed of [
      'Banco Ceibo S.A.',
      '30-70707070-2',
      `${owner.lastName}, ${owner.firstName}`,
      '20-30111222-0',
      `${coOwner?.lastName}, ${coOwner?.firstName}`,
      'Gorriti 4567, piso 3, depto. B',
      vehicle.chassis,
      vehicle.engine,
      vehicle.plate,
      pesosInWords(value.financedAmount),
      'sistema francés',
      '24 cuotas',
      'Vencen el día 10 de cada mes',
      'la primera el 10/01/2027',
      plain(formatMoney(total)),
      'no se emplean Unidades de Valor Adquisitivo (UVA)',
      'La Caja, cobertura C (Terceros completo)',
      'Casado/a',
      'Relación de dependencia',
      'Ciudad Autónoma de Buenos Aires',
      'en adelante el COTITULAR',
      'María José Núñez, el COTITULAR, se obliga junto con el DEUDOR como deudor solidario (artículos 827',
      'la caja de ahorro •••• 4321 en Banco Ceibo',
      // Half of 45 %.
      'un interés punitorio de 22,50 % nominal anual',
      'intima al DEUDOR en su domicilio a pagar lo vencido en quince (15) días corridos',
      'artículo 36 de la Ley 24.240',
      'no cobra comisión',
      'impuesto de sellos',
      'artículo 470 del Código Civil y Comercial',
      'Ley 25.326',
      'en que el ACREEDOR pagó el vehículo, lo que ocurra último',
      'diez (10) días hábiles',
      'Lugar y fecha: Ciudad Autónoma de Buenos Aires, 20/11/2026',
      '20/11/2026 13:05:09',
      'BIO-7f3a9c',
      contractHash(input),
    ]) {
      expect(text).toContain(needed);
    }
    expect(value.totalToPay).toBe(Number(total));
    expect(text).not.toContain('Pendiente de firma');
  });

  it('in UVA has its clause and the capital in UVAs, and states that the cost excludes the UVA’s variation', async () => {
    const { text } = await contract(testInput({ mode: 'UVA' }));
    expect(text).toContain('Cláusula UVA');
    expect(text).toContain('4.650,36 UVA');
    expect(text).toContain('$ 2.150,37 por UVA');
    expect(text).toContain('no incluye la variación de la UVA');
    expect(text).not.toContain('no se emplean Unidades');
  });

  it.each(['LOAN_SUMMARY', 'PLEDGE_CONTRACT_WITH_REGISTRY'] as const)(
    'shows in %s the CFTEA with and without the policy twice as large as any other text',
    async (name) => {
      const input = testInput();
      const { sizes } = await read(name, input);
      const costs = [input.proposal.calculatedValueDTO.cftea, input.proposal.cfteaWithInsurance];
      const texts = costs.map((percent) => plain(formatPercent(percent)));
      const shown = sizes.filter(({ text }) => texts.includes(text)).map(({ size }) => size);
      const others = sizes.filter(({ text }) => !texts.includes(text)).map(({ size }) => size);
      expect(shown).toHaveLength(2);
      expect(Math.min(...shown)).toBeGreaterThanOrEqual(2 * Math.max(...others));
    },
  );

  it('states the payment day if the first due date is a Sunday', async () => {
    expect((await contract(testInput())).text).toContain(
      'la primera el 10/01/2027 (se paga el lunes 11/01/2027) y la última',
    );
  });

  it('debits a new account if the person opens one', async () => {
    const input = testInput();
    const account = { ...input.proposal.account, id: 'new-savings-account', maskedNumber: 'Cuenta nueva' };
    const opened = { ...input, proposal: { ...input.proposal, account } } as LoanDocumentInput;
    expect((await contract(opened)).text).toContain('se debitan de una caja de ahorro nueva en Banco Ceibo');
  });

  it('states in its plain summary the loan’s cost without and with the policy', () => {
    const input = testInput();
    const cost = readableDocument('PLEDGE_CONTRACT_WITH_REGISTRY', input)?.find(({ title }) =>
      title?.startsWith('CUARTA'),
    );
    expect(plain(cost?.summary ?? '')).toBe(
      `El préstamo solo, con IVA, te cuesta ${plain(formatPercent(input.proposal.calculatedValueDTO.cftea))} por año (CFTEA). ` +
        `Con el seguro del automotor, que es obligatorio, te cuesta ${plain(formatPercent(input.proposal.cfteaWithInsurance))}.`,
    );
  });

  it('states that it is unsigned until it is signed', async () => {
    expect((await contract(testInput())).text).toContain('Pendiente de firma');
  });

  it('leaves a new vehicle’s plate to the registry', async () => {
    expect((await contract(testInput({ zeroKm: true }))).text).toContain('A otorgar por el Registro');
  });

  it.each([
    ['vehicle.chassis', testInput({ vehicle: { chassis: undefined } })],
    ['vehicle.engine', testInput({ vehicle: { engine: '' } })],
    ['vehicle.plate', testInput({ vehicle: { plate: undefined } })],
  ])('cannot be created without %s, unlike the summary', async (path, input) => {
    const asked = loanDocument('PLEDGE_CONTRACT_WITH_REGISTRY', input);
    await expect(asked).rejects.toThrow(DocumentNotReady);
    await expect(asked).rejects.toMatchObject({ missing: [path] });
    expect((await read('LOAN_SUMMARY', input)).text).toContain('RESUMEN DE TU PRÉSTAMO');
  });

  it('is byte-for-byte identical for the same input', async () => {
    expect((await bytes()).equals(await bytes())).toBe(true);
  });
});

describe('a contract’s hash', () => {
  const input = testInput();
  const hash = contractHash(input);

  it('depends only on its terms', () => {
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(
      contractHash({ ...input, proposal: { ...input.proposal, updatedAt: '2027-01-01T00:00:00Z' } }),
    ).toBe(hash);
  });

  it.each([
    [
      'a cent',
      { installments: input.proposal.installments.map((row) => ({ ...row, total: row.total + 0.01 })) },
    ],
    ['the vehicle', { vehicle: { ...input.proposal.vehicle, chassis: '8AJFB8CD3N1234568' } }],
    ['the borrower', { owner: { ...input.proposal.owner, document: '30111223' } }],
  ])('changes with %s', (_what, change) => {
    expect(contractHash({ ...input, proposal: { ...input.proposal, ...change } })).not.toBe(hash);
  });

  it('changes with a word in a clause', () => {
    const clauses = input.texts.clauses.map((clause, at) =>
      at === 0 ? { ...clause, text: `${clause.text} Salvo los lunes.` } : clause,
    );
    expect(contractHash({ ...input, texts: { ...input.texts, clauses } })).not.toBe(hash);
  });
});

describe('document names', () => {
  it.each(['../etc/passwd', 'constructor', 'form_03', ''])('rejects %j', (name) => {
    expect(isGeneratedDocument(name)).toBe(false);
  });

  it('become file names', () => {
    expect(fileNameOf('FORM_03', 104_901)).toBe('formulario-03-104901.pdf');
  });
});
