import { INSCRIBED_PLEDGE } from '@prendarios/rules/sentBackDocuments';
import type { RequiredDocument } from '#shared/files/documents/documents.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { PLEDGE_TEXTS } from './texts.ts';

/** EN-12: the documents that the bank prints for the registry. */
export const PLEDGE_DOCUMENTS = ['FORM_03', 'PLEDGE_CONTRACT_WITH_REGISTRY', 'PLEDGE_ANNEXED'] as const;

type PledgeDocument = (typeof PLEDGE_DOCUMENTS)[number];

export const pledgeDocumentName = (type: PledgeDocument): string => PLEDGE_TEXTS.documents.types[type].name;

/** Returns the gateway's URL of a printed document. */
export const generatedHref = (proposalId: string, type: PledgeDocument): string =>
  `/files/generated/${encodeURIComponent(proposalId)}/${type}`;

/** Returns the document of the inscribed pledge; null while the bank does not require it. */
export function inscribedPledge({ documents }: Pick<DashboardProposal, 'documents'>) {
  return documents.find(({ type }) => type === INSCRIBED_PLEDGE) ?? null;
}

/** Whether the bank sent the pledge back to the point of sale. */
export const isPledgeSentBack = (proposal: Pick<DashboardProposal, 'documents'>): boolean =>
  inscribedPledge(proposal)?.status === 'SENT_BACK';

/** The pledge as a required document, for banks that do not list it. */
export const askedPledge: RequiredDocument = {
  __typename: 'RequiredDocument',
  type: INSCRIBED_PLEDGE,
  label: PLEDGE_TEXTS.inscribed.heading,
  party: 'VEHICLE',
  isMandatory: true,
  status: 'PENDING',
  observation: null,
  files: [],
};
