import type { PartyAdditionalDataFragment } from '../../../../generated/graphql.ts';
import { addressValues } from '../additional-data/additionalData.ts';

const asText = (party: PartyAdditionalDataFragment) =>
  party.address === null ? null : JSON.stringify(addressValues(party.address));

/** Both gave the same address; a co-owner who gave none yet is asked. */
export function livesWithOwner(
  owner: PartyAdditionalDataFragment,
  coOwner: PartyAdditionalDataFragment,
): boolean {
  return coOwner.address !== null && asText(owner) === asText(coOwner);
}
