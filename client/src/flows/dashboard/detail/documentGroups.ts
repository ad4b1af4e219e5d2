import type { Stage } from '@prendarios/design-system/data/StatusTag';
import type { IconName } from '@prendarios/design-system/foundations/Icon';
import type { DashboardProposal } from '../proposal/facts.ts';
import { DETAIL_TEXTS } from './texts.ts';

const TEXT = DETAIL_TEXTS.documents;

export type DashboardDocument = DashboardProposal['documents'][number];
type Party = DashboardDocument['party'];
type DocumentTag = { stage: Stage; icon?: IconName; text: string };

/** Returns the tag of a document's status: its text, colour and shape. */
export function documentTag({
  status,
  isMandatory,
}: Pick<DashboardDocument, 'status' | 'isMandatory'>): DocumentTag {
  switch (status) {
    case 'UPLOADED':
      return { stage: 'green', text: TEXT.status.UPLOADED };
    case 'SENT_BACK':
      return { stage: 'red', icon: 'warning', text: TEXT.status.SENT_BACK };
    case 'PENDING':
      return isMandatory
        ? { stage: 'yellow', text: TEXT.status.PENDING }
        : { stage: 'orange', icon: 'minus', text: TEXT.status.OPTIONAL };
  }
}

const ORDER: readonly Party[] = ['OWNER', 'CO_OWNER', 'SELLER', 'VEHICLE'];

type DocumentGroup = { party: Party; title: string; documents: DashboardDocument[] };

/** Groups documents by the party or vehicle that they belong to; omits empty groups. */
export function documentGroups(documents: readonly DashboardDocument[]): DocumentGroup[] {
  return ORDER.map((party) => ({
    party,
    title: TEXT.parties[party],
    documents: documents.filter((document) => document.party === party),
  })).filter((group) => group.documents.length > 0);
}
