import type { Schemas } from '../../bank/contract.ts';
import type { StaffMember } from '../../generated/resolvers.ts';

type BankMember = Schemas['FollowUpAnswer']['notes'][number]['author'];

/** Returns a seller of a point of sale. */
export const toMember = ({ name, isUser, id }: BankMember): StaffMember => ({
  name,
  isViewer: isUser,
  staffId: id ?? null,
});
