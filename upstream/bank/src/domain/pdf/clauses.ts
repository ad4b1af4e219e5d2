import { nameCase, sentenceCase } from '@prendarios/rules/displayCase';
import { formatPercent } from '@prendarios/rules/format';
import { type ClausePlaceholder, type ClauseText, filledClause } from '@prendarios/rules/contractClauses';
import { installmentLabel } from '@prendarios/rules/installments';
import { big } from '../loan/decimal.ts';
import type { Figures } from './figures.ts';
import type { LoanDocumentInput } from './input.ts';
import { accountText, formatCuit, fullName, sellerText } from './partyTexts.ts';
import { numberInWords, ordinal, pesosInWords } from './words.ts';

/** A contract clause, with a plain summary for the screen. */
export type Clause = { title: string; text: string; summary: string };

export const UVA_COST_NOTE = 'CFTEA expresado en UVA; no incluye la variación de la UVA.';

type Values = Readonly<Record<ClausePlaceholder, string>>;

const filling =
  (values: Values) =>
  (name: string): string =>
    new Map<string, string>(Object.entries(values)).get(name) ?? '';

/** Returns the text about the vehicle's policy. */
export function insuranceText({ proposal }: LoanDocumentInput, figures: Figures): string {
  const { insurance } = proposal;
  if (insurance === null) return '';
  return (
    `${nameCase(insurance.insurer.name)}, cobertura ${insurance.coverage.code} (${sentenceCase(insurance.coverage.name)}), suma asegurada ` +
    `de ${figures.insuredSum}, premio mensual de ${figures.premium}`
  );
}

/** Returns text such as '50 %' or '37,5 %'. */
const shareText = (percent: number): string => `${percent.toLocaleString('es-AR')}\u00a0%`;

function valuesOf(input: LoanDocumentInput, figures: Figures): Values {
  const { proposal, lender, texts, vatPercent } = input;
  const { financedAmount, tna } = proposal.calculatedValueDTO;
  const { terms, fees } = figures;
  const second = figures.secondInstallment === null ? '' : ` y la segunda, de ${figures.secondInstallment}`;
  return {
    lender: lender.legalName,
    lenderCuit: formatCuit(lender.cuit),
    principal: figures.principal,
    principalInWords: pesosInWords(financedAmount),
    seller: sellerText(input),
    terms: installmentLabel(terms),
    termsInWords: numberInWords(terms).toUpperCase(),
    dueDay: String(figures.dueDay),
    firstDueDate: figures.firstDueDate,
    lastDueDate: figures.lastDueDate,
    installments: figures.firstInstallment + second,
    pureInstallment: figures.installment,
    totalToPay: figures.totalToPay,
    account: accountText(proposal.account),
    tna: figures.tna,
    tea: figures.tea,
    cftea: figures.cftea,
    cfteaWithoutVat: figures.cfteaWithoutVat,
    cfteaWithInsurance: figures.cfteaWithInsurance,
    vatPercent: formatPercent(vatPercent),
    insurance: insuranceText(input, figures),
    premium: figures.premium,
    lateShare: shareText(texts.lateInterestShare),
    lateRate: formatPercent(Number(big(tna).times(texts.lateInterestShare).div(100).toFixed(2))),
    capitalInUvas: figures.capitalInUvas,
    uvaValue: `${figures.uvaValue} por UVA${figures.uvaEstimated ? ' (valor estimado)' : ''}`,
    installmentInUva: figures.installmentInUva,
    grantingFee: fees?.granting ?? '',
    netDisbursed: fees?.netDisbursed ?? '',
    monthlyFee: fees?.monthly ?? '',
    lifeInsurance: fees?.lifeInsurance ?? '',
    coOwner: proposal.coOwner === null ? '' : fullName(proposal.coOwner),
  };
}

function isOf({ onlyFor }: ClauseText, { proposal }: LoanDocumentInput, figures: Figures): boolean {
  switch (onlyFor) {
    case undefined:
      return true;
    case 'FIXED':
      return !figures.isUva;
    case 'UVA':
      return figures.isUva;
    case 'FEES':
      return figures.fees !== null;
    case 'CO_OWNER':
      return proposal.coOwner !== null;
  }
}

/**
 * Returns the contract's clauses in order: the bank's texts with the loan's figures (docs/domain.md#loan-documents).
 */
export function contractClauses(input: LoanDocumentInput, figures: Figures): Clause[] {
  const valueOf = filling(valuesOf(input, figures));
  return input.texts.clauses
    .filter((clause) => isOf(clause, input, figures))
    .map(({ title, summary, text }, at) => ({
      title: `${ordinal(at + 1)}. ${title}`,
      summary: filledClause(summary, valueOf),
      text: filledClause(text, valueOf),
    }));
}

/** Returns the UVA clause with the capital and the day of its value. */
export function uvaClause(input: LoanDocumentInput, figures: Figures): string {
  const clause = input.texts.clauses.find(({ onlyFor }) => onlyFor === 'UVA');
  return filledClause(clause?.text ?? '', filling(valuesOf(input, figures)));
}
/** Placeholder for missing figures in a model contract. */
export const BLANK = '________';

const NOTES = {
  FIXED: 'en los préstamos a tasa fija',
  UVA: 'en los préstamos en UVA',
  FEES: 'si el préstamo tiene cargos',
  CO_OWNER: 'si hay un cotitular',
} as const;

/** Returns the clauses of all loans with blanks instead of figures; conditional clauses state their kind of loan. */
export function modelClauses({ texts, lender }: Pick<LoanDocumentInput, 'texts' | 'lender'>): Clause[] {
  const known = new Map([
    ['lender', lender.legalName],
    ['lenderCuit', formatCuit(lender.cuit)],
    ['lateShare', shareText(texts.lateInterestShare)],
  ]);
  const filled = (text: string) => filledClause(text, (name) => known.get(name) ?? BLANK);
  const { clauses } = texts;
  let number = 0;
  return clauses.map(({ title, summary, text, onlyFor }, at) => {
    // A contract has only one of the two clauses, so both have the same number.
    const isAlternative = onlyFor === 'UVA' && clauses[at - 1]?.onlyFor === 'FIXED';
    if (!isAlternative) number += 1;
    const note = onlyFor === undefined ? '' : ` (${NOTES[onlyFor]})`;
    return {
      title: `${ordinal(number)}. ${title.replace(/\.$/, '')}${note}.`,
      summary: filled(summary),
      text: filled(text),
    };
  });
}
