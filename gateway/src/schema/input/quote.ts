import { GraphQLError } from 'graphql';
import type { BankSources } from '../../bank/sources.ts';
import { indicativeAgreement } from '../../derived/indicativeAgreement.ts';
import type { IndicativeQuoteInput, OfferQuoteInput, VehicleCondition } from '../../generated/resolvers.ts';
import { FieldErrors } from './check.ts';
import { checkChoice } from './proposal.ts';

/** A query has no userErrors: throws BAD_USER_INPUT with the field. */
export function refusedField(field: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', field } });
}

/** Throws BAD_USER_INPUT with the field for an invalid choice. */
export function refuseChoice(choice: { financedAmount: string; term: number; dueDay?: number | null }): void {
  const errors = new FieldErrors();
  checkChoice(errors, choice);
  const [first] = errors.list;
  if (first !== undefined) throw refusedField(first.path.join('.'), first.message);
}

/** Undefined without a condition: the bank then uses its own agreement. Null if it offers none for the condition. */
async function agreementIdFor({ branches }: BankSources, condition: VehicleCondition | null | undefined) {
  if (!condition) return undefined;
  return indicativeAgreement(await branches.conditions(), condition)?.id ?? null;
}

/** What the bank calculates indicative figures from; null if it has no agreement for the condition. */
export async function indicativeChoice(input: IndicativeQuoteInput, bank: BankSources) {
  const agreementId = input.agreementId ?? (await agreementIdFor(bank, input.condition));
  if (agreementId === null) return null;
  return {
    financedAmount: Number(input.financedAmount),
    selectedTerm: input.term,
    mode: input.mode,
    ...(input.dueDay ? { dueDate: input.dueDay } : {}),
    ...(agreementId ? { agreementId: Number(agreementId) } : {}),
    ...(input.couponId ? { couponId: input.couponId } : {}),
  };
}

/** What the bank calculates figures within an offer from. */
export function offerChoice(uuid: string, input: OfferQuoteInput) {
  const inflation = input.assumedMonthlyInflation;
  return {
    uuid,
    financedAmount: Number(input.financedAmount),
    selectedTerm: input.term,
    mode: input.mode,
    dueDate: input.dueDay,
    ...(inflation === null || inflation === undefined ? {} : { assumedMonthlyInflation: Number(inflation) }),
  };
}
