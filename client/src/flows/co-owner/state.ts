import { nameCase } from '@prendarios/rules/displayCase';
import type { CoOwnershipViewFragment } from '#generated/graphql.ts';
import { aroundDay } from '#shared/loan/aroundDay.ts';
import type { CoOwnerState } from './flow.ts';
import { CO_OWNER_TEXTS } from './texts.ts';

export const stateOf = ({ step, biometry }: CoOwnershipViewFragment): CoOwnerState => ({
  step,
  validated: biometry.isValidated,
});

/** Returns when the bank will probably pay; null if it is unknown. */
export const expectedPayment = ({ expectedPaymentOn: on }: CoOwnershipViewFragment): string | null =>
  on === null ? null : CO_OWNER_TEXTS.expected(aroundDay(on));

/** Returns the owner's first name for use within a sentence. */
export const ownerName = ({ ownerFirstName }: CoOwnershipViewFragment): string => nameCase(ownerFirstName);
