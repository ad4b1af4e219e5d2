import { z } from 'zod';

/**
 * Placeholders of the clauses. The bank fills them with the figures and parties of a loan, or with blanks in the model
 * contract.
 */
const CLAUSE_PLACEHOLDERS = [
  'lender',
  'lenderCuit',
  'principal',
  'principalInWords',
  'seller',
  'terms',
  'termsInWords',
  'dueDay',
  'firstDueDate',
  'lastDueDate',
  /** '$ 1.464.615,43 y la segunda, de $ 954.204,45'. */
  'installments',
  'pureInstallment',
  'totalToPay',
  'account',
  'tna',
  'tea',
  'cftea',
  'cfteaWithoutVat',
  'cfteaWithInsurance',
  'vatPercent',
  'insurance',
  'premium',
  'lateShare',
  'lateRate',
] as const;
/** Placeholders for certain loans only. */
const SPECIAL_PLACEHOLDERS = {
  FIXED: [],
  UVA: ['capitalInUvas', 'uvaValue', 'installmentInUva'],
  FEES: ['grantingFee', 'netDisbursed', 'monthlyFee', 'lifeInsurance'],
  CO_OWNER: ['coOwner'],
} as const;

type LoanKind = keyof typeof SPECIAL_PLACEHOLDERS;
export type ClausePlaceholder =
  (typeof CLAUSE_PLACEHOLDERS)[number] | (typeof SPECIAL_PLACEHOLDERS)[LoanKind][number];

/** Placeholders that the clauses must use (docs/domain.md#loan-documents). */
const REQUIRED: readonly ClausePlaceholder[] = [
  'principal',
  'principalInWords',
  'terms',
  'dueDay',
  'firstDueDate',
  'totalToPay',
  'tna',
  'tea',
  'cftea',
  'cfteaWithInsurance',
  'insurance',
  'lateRate',
];
/** Maximum default interest in percent of the rate (docs/domain.md#loan-documents). */
const MAX_LATE_SHARE = 50;

const words = z.string().trim().min(1);
const PLACEHOLDER = /\{(\w+)\}/g;
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

const clause = z
  .strictObject({
    title: words,
    /** The clause in a plain sentence, for screens. */
    summary: words,
    text: words,
    /** Limits the clause to these loans. */
    onlyFor: z.enum(['FIXED', 'UVA', 'FEES', 'CO_OWNER']).optional(),
  })
  .superRefine(({ summary, text, onlyFor }, context) => {
    const known: readonly string[] = [
      ...CLAUSE_PLACEHOLDERS,
      ...(onlyFor === undefined ? [] : SPECIAL_PLACEHOLDERS[onlyFor]),
    ];
    for (const name of placeholdersOf(`${summary} ${text}`)) {
      if (!known.includes(name)) context.addIssue(`{${name}} is not known in this clause`);
    }
  });

/** The clauses of the contract in their order. */
export const contractTexts = z.strictObject({
  /** First day of these texts, YYYY-MM-DD. */
  effectiveFrom: z.iso.date(),
  /** Default interest in percent of the TNA. */
  lateInterestShare: z.number().min(0).max(MAX_LATE_SHARE),
  clauses: z
    .array(clause)
    .min(1)
    .max(20)
    .superRefine((clauses, context) => {
      const general = clauses.filter(({ onlyFor }) => onlyFor === undefined);
      const said = new Set(general.flatMap(({ text }) => placeholdersOf(text)));
      const missing = REQUIRED.filter((name) => !said.has(name));
      if (missing.length > 0) context.addIssue(`no clause of every loan says ${missing.join(', ')}`);
      for (const kind of ['UVA', 'FEES', 'CO_OWNER'] as const) {
        if (!clauses.some(({ onlyFor }) => onlyFor === kind)) context.addIssue(`no clause is for ${kind}`);
      }
    }),
});
export type ContractTexts = z.infer<typeof contractTexts>;
export type ClauseText = ContractTexts['clauses'][number];

/** Replaces each placeholder in a text by its value. */
export const filledClause = (text: string, valueOf: (placeholder: string) => string): string =>
  text.replaceAll(PLACEHOLDER, (_whole, name: string) => valueOf(name));
