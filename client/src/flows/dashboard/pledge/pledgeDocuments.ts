import type { FieldMessages } from '../../../shared/forms/userErrors.ts';
import type { DocumentFiles } from '../files/useHandIn.ts';
import { unfinishedProblem, type StagedUploads } from '../files/useStagedUploads.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { PLEDGE_TEXTS } from './texts.ts';

/** EN-12: what the bank prints for the registry. */
export const PLEDGE_DOCUMENTS = ['FORM_03', 'PLEDGE_CONTRACT_WITH_REGISTRY', 'PLEDGE_ANNEXED'] as const;

type PledgeDocument = (typeof PLEDGE_DOCUMENTS)[number];

/** The bank's type of what the registry gives back. */
export const INSCRIBED_PLEDGE = 'INSCRIBED_PLEDGE';

export const pledgeDocumentName = (type: PledgeDocument): string => PLEDGE_TEXTS.documents.types[type].name;

/** Where the gateway gives a printed document out. */
export const generatedHref = (proposalId: string, type: PledgeDocument): string =>
  `/files/generated/${encodeURIComponent(proposalId)}/${type}`;

/** What was uploaded of the inscribed pledge; null while the bank does not ask for it. */
export function inscribedPledge({ documents }: Pick<DashboardProposal, 'documents'>) {
  return documents.find(({ type }) => type === INSCRIBED_PLEDGE) ?? null;
}

/** The field of its upload; the error summary links to it. */
export const PLEDGE_FIELD = 'inscribed-pledge';

type Uploads = Pick<StagedUploads, 'staged' | 'queued'>;

/** What is ready to be sent of it. */
export function pledgeFiles({ staged }: Uploads): DocumentFiles[] {
  const fileIds = (staged[INSCRIBED_PLEDGE] ?? []).map(({ id }) => id);
  return fileIds.length === 0 ? [] : [{ type: INSCRIBED_PLEDGE, fileIds }];
}

/** What keeps it from being sent. */
export function pledgeProblems(uploads: Uploads): FieldMessages {
  const missing = pledgeFiles(uploads).length === 0 ? PLEDGE_TEXTS.inscribed.missing : null;
  const problem = unfinishedProblem(INSCRIBED_PLEDGE, uploads) ?? missing;
  return problem === null ? {} : { [PLEDGE_FIELD]: problem };
}
