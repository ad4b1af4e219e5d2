import { INSCRIBED_PLEDGE } from '@prendarios/rules/sentBackDocuments';
import type { FlowAnswer, Schemas } from '../bank/contract.ts';
import type { SaleStage, SaleStatus } from '../generated/resolvers.ts';
import { activePhase, isBiometryFinalized, isCancelled, isContractSigned } from './flow.ts';

type DocumentAnswer = Schemas['DocumentsAnswer'][number];
type SellerAnswer = Schemas['SellerAnswer'];

/** Whether the seller's name is known, not just the contact used for the invitation (decision 034). */
export const isNamed = ({
  physicalPerson,
  legalPerson,
}: Pick<SellerAnswer, 'physicalPerson' | 'legalPerson'>): boolean => Boolean(physicalPerson ?? legalPerson);

const STATUS_OF_PHASE: Readonly<Record<string, SaleStatus>> = {
  // The applicant changed the loan and has to accept its summary again; the sale stays open meanwhile.
  INSURANCE: 'OPEN',
  SELLER: 'OPEN',
  RE_LOAD_DOCUMENTATION: 'DOCUMENTS_SENT_BACK',
  BIOMETRIA: 'ACCOUNT_ONLY',
  REGISTRO_PRENDA: 'ACCOUNT_ONLY',
  REGISTRO_PRENDA_INSCRIPTA: 'ACCOUNT_ONLY',
};

/** An invited seller can still act during the identity check; only the contract makes them late. */
export function isLateSale(flow: FlowAnswer, seller: Pick<SellerAnswer, 'contact'>): boolean {
  const step = activePhase(flow)?.steps.find(({ status }) => status === 'ACTIVE')?.name;
  return Boolean(seller.contact) && step === 'createFormalization';
}

/** Returns the sale's status for the seller. From the identity check until payment, only the account is open. */
export function saleStatus(flow: FlowAnswer, seller: Pick<SellerAnswer, 'contact'> = {}): SaleStatus {
  if (isCancelled(flow)) return 'CANCELLED';
  if (flow.status !== 'A') return 'PAST';
  if (isLateSale(flow, seller)) return 'OPEN';
  return STATUS_OF_PHASE[`${activePhase(flow)?.name}`] ?? 'PAST';
}

/** Returns the progress of the loan that pays for the sale. */
export function saleStage(flow: FlowAnswer): SaleStage {
  if (flow.status === 'E') return 'CLOSED';
  return isContractSigned(flow) || isBiometryFinalized(flow) ? 'REGISTRY' : 'CONTRACT';
}

/** Returns the documents the seller may see and upload: their own and the vehicle's (CA-53, isSeller). */
export const saleDocuments = (documents: readonly DocumentAnswer[]): DocumentAnswer[] =>
  documents.filter(
    ({ party, type }) => (party === 'SELLER' || party === 'VEHICLE') && type !== INSCRIBED_PLEDGE,
  );
