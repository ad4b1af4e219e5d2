import { nameCase } from '@prendarios/rules/displayCase';
import type { CoOwnershipViewFragment } from '#generated/graphql.ts';
import type { CoOwnerState } from './flow.ts';

export const stateOf = ({ step, biometry }: CoOwnershipViewFragment): CoOwnerState => ({
  step,
  validated: biometry.isValidated,
});

/** Returns the owner's first name for use within a sentence. */
export const ownerName = ({ ownerFirstName }: CoOwnershipViewFragment): string => nameCase(ownerFirstName);
