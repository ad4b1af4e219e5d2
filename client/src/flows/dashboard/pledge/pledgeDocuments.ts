import type { FieldMessages } from '#shared/forms/userErrors.ts';
import type { DocumentFiles } from '../files/useHandIn.ts';
import { unfinishedProblem, type StagedUploads } from '../files/useStagedUploads.ts';
import { INSCRIBED_PLEDGE, type DashboardProposal } from '../proposal/facts.ts';
import { PLEDGE_TEXTS } from './texts.ts';

/** EN-12: the documents that the bank prints for the registry. */
export const PLEDGE_DOCUMENTS = ['FORM_03', 'PLEDGE_CONTRACT_WITH_REGISTRY', 'PLEDGE_ANNEXED'] as const;

type PledgeDocument = (typeof PLEDGE_DOCUMENTS)[number];

export const pledgeDocumentName = (type: PledgeDocument): string => PLEDGE_TEXTS.documents.types[type].name;

/** The gateway's address of a printed document. */
export const generatedHref = (proposalId: string, type: PledgeDocument): string =>
  `/files/generated/${encodeURIComponent(proposalId)}/${type}`;

/** The document of the inscribed pledge; null while the bank does not require it. */
export function inscribedPledge({ documents }: Pick<DashboardProposal, 'documents'>) {
  return documents.find(({ type }) => type === INSCRIBED_PLEDGE) ?? null;
}

/** Whether the bank asks the point of sale for another one. */
export const isPledgeSentBack = (proposal: Pick<DashboardProposal, 'documents'>): boolean =>
  inscribedPledge(proposal)?.status === 'SENT_BACK';

/** The id of its upload field, which the error summary links to. */
export const PLEDGE_FIELD = 'inscribed-pledge';

type Uploads = Pick<StagedUploads, 'staged' | 'queued'>;

/** The input, with the files that are uploaded. */
export function pledgeFiles({ staged }: Uploads): DocumentFiles[] {
  const fileIds = (staged[INSCRIBED_PLEDGE] ?? []).map(({ id }) => id);
  return fileIds.length === 0 ? [] : [{ type: INSCRIBED_PLEDGE, fileIds }];
}

/** Why it cannot be sent yet. */
export function pledgeProblems(uploads: Uploads): FieldMessages {
  const missing = pledgeFiles(uploads).length === 0 ? PLEDGE_TEXTS.inscribed.missing : null;
  const problem = unfinishedProblem(INSCRIBED_PLEDGE, uploads) ?? missing;
  return problem === null ? {} : { [PLEDGE_FIELD]: problem };
}
