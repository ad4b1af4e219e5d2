import { nameCase } from '@prendarios/rules/displayCase';
import type { FollowUpViewFragment } from '#generated/graphql.ts';
import { FOLLOW_UP_TEXTS as TEXT } from './texts.ts';

type Member = FollowUpViewFragment['notes'][number]['author'];

/** 'Vos', 'Laura Sosa', or 'Otra persona' for a colleague without a name. */
export const memberName = ({ name, isViewer }: Member): string =>
  isViewer ? TEXT.you : name === null ? TEXT.otherMember : nameCase(name);

/** 'vos', 'Laura Sosa' or 'otra persona', within a sentence. */
export const memberInText = (member: Member): string =>
  member.isViewer || member.name === null ? memberName(member).toLowerCase() : nameCase(member.name);
