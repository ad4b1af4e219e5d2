import { nameCase } from '@prendarios/rules/displayCase';
import type { ProposalRowFragment } from '#generated/graphql.ts';
import { LIST_TEXTS } from '../texts.ts';

const TEXT = LIST_TEXTS.assignee;

/** Returns 'La tenés vos' or 'La tiene Ana Pérez'. */
export const heldBy = ({ name, isViewer }: NonNullable<ProposalRowFragment['assignee']>): string =>
  isViewer ? TEXT.you : TEXT.other(name === null ? null : nameCase(name));
