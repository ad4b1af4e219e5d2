import { nameCase } from '@prendarios/rules/displayCase';
import type { FollowUpViewFragment } from '#generated/graphql.ts';
import { FOLLOW_UP_TEXTS as TEXT } from './texts.ts';

type Member = FollowUpViewFragment['notes'][number]['author'];

/** Returns 'Vos', 'Laura Sosa', or 'Otra persona' for a colleague without a name. */
export const memberName = ({ name, isViewer }: Member): string =>
  isViewer ? TEXT.you : name === null ? TEXT.otherMember : nameCase(name);

/** Returns 'vos', 'Laura Sosa' or 'otra persona', for use within a sentence. */
export const memberInText = (member: Member): string =>
  member.isViewer || member.name === null ? memberName(member).toLowerCase() : nameCase(member.name);
