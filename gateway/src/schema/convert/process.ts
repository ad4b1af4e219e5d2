import type { AccountAnswer } from '../../bank/accounts.ts';
import type { DocumentAnswer } from '../../bank/documentation.ts';
import type { InsuranceAnswer } from '../../bank/insurance.ts';
import type { FlowAnswer } from '../../bank/proposal.ts';
import type { BankAccount, FlowPhase, InsuranceOffer, RequiredDocument } from '../../generated/resolvers.ts';
import { toPhaseName } from './phase.ts';
import { money } from './values.ts';

export function toInsurance(offer: InsuranceAnswer): InsuranceOffer {
  return {
    id: offer.id,
    insurerName: offer.insurer.name,
    coverageCode: offer.coverage.code,
    coverageName: offer.coverage.name,
    coverageDescription: offer.coverage.description ?? null,
    monthlyPremium: money(offer.monthlyPremium),
    insuredSum: money(offer.insuredSum),
    deductible: typeof offer.deductible === 'number' ? money(offer.deductible) : null,
    isSelected: offer.selected,
  };
}

export function toAccount(account: AccountAnswer): BankAccount {
  return {
    id: account.id,
    bankName: account.bankName,
    accountTypeCode: account.accountType,
    maskedNumber: account.maskedNumber,
    isSelected: account.selected,
  };
}

export function toDocument(document: DocumentAnswer): RequiredDocument {
  const { mandatory, ...same } = document;
  return {
    ...same,
    isMandatory: mandatory,
    files: document.files.map(({ documentId, name, size, contentType }) => ({
      id: documentId,
      name,
      size,
      contentType,
    })),
  };
}

/** Converts a phase; `dates` has the completion dates of steps by `PHASE.step`. */
export function toPhase(
  phase: FlowAnswer['flowPhase'][number],
  labels: ReadonlyMap<string, string>,
  dates: Readonly<Record<string, string>>,
): FlowPhase {
  return {
    name: toPhaseName(phase.name),
    label: labels.get(phase.name) ?? phase.name,
    status: phase.status,
    steps: phase.steps.map((step) => ({
      ...step,
      finishedAt: step.status === 'FINALIZED' ? (dates[`${phase.name}.${step.name}`] ?? null) : null,
    })),
  };
}
