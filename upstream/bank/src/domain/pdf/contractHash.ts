import { createHash } from 'node:crypto';
import type { LoanDocumentInput } from './input.ts';

/** Serializes with sorted keys, so that the same contract always gives the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .toSorted(([one], [two]) => (one < two ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * Returns the SHA-256 (hexadecimal) of the signed content: parties, vehicle, figures, schedule, insurance and
 * clauses. Excludes values that change afterwards (flow, status, times).
 */
export function contractHash({ proposal, lender, texts }: LoanDocumentInput): string {
  const { proposalNumber, proposalUuid, owner, coOwner, vehicle, seller, insurance } = proposal;
  const { calculatedValueDTO, installments, cfteaWithInsurance, quote } = proposal;
  const agreed = {
    proposalNumber,
    proposalUuid,
    lender: { legalName: lender.legalName, cuit: lender.cuit },
    owner,
    coOwner,
    vehicle,
    seller,
    insurance,
    mode: quote.mode,
    calculatedValueDTO,
    installments,
    cfteaWithInsurance,
    texts,
  };
  return createHash('sha256').update(canonical(agreed)).digest('hex');
}
