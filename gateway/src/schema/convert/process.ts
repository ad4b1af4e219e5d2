import type { Schemas } from '../../bank/contract.ts';
import type {
  BankAccount,
  DocumentParty,
  FlowPhase,
  InsuranceOffer,
  RequiredDocument,
} from '../../generated/resolvers.ts';
import { toPhaseName, toStep } from './phase.ts';
import { money } from './values.ts';

export function toInsurance(offer: Schemas['InsuranceOffer']): InsuranceOffer {
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

export function toAccount(account: Schemas['AccountAnswer']): BankAccount {
  return {
    id: account.id,
    bankName: account.bankName,
    accountTypeCode: account.accountType,
    maskedNumber: account.maskedNumber,
    isSelected: account.selected,
  };
}

const PARTIES = {
  HOLDER: 'OWNER',
  CO_HOLDER: 'CO_OWNER',
  SELLER: 'SELLER',
  VEHICLE: 'VEHICLE',
} as const satisfies Record<Schemas['DocumentsAnswer'][number]['party'], DocumentParty>;

export function toDocument(document: Schemas['DocumentsAnswer'][number]): RequiredDocument {
  const { mandatory, status, party, ...same } = document;
  return {
    ...same,
    party: PARTIES[party],
    isMandatory: mandatory,
    status: status === 'OBSERVED' ? 'SENT_BACK' : status,
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
  phase: Schemas['Flow']['flowPhase'][number],
  labels: ReadonlyMap<string, string>,
  dates: Readonly<Record<string, string>> | null | undefined,
): FlowPhase {
  return {
    name: toPhaseName(phase.name),
    label: labels.get(phase.name) ?? phase.name,
    status: phase.status,
    steps: phase.steps.map((step) => ({
      ...toStep(phase.name, step.name),
      status: step.status,
      finishedAt: step.status === 'FINALIZED' ? (dates?.[`${phase.name}.${step.name}`] ?? null) : null,
    })),
  };
}
