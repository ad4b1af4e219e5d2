import type { PartyAdditionalDataFragment } from '#generated/graphql.ts';
import { addressValues } from '../additional-data/additionalData.ts';

const asText = (party: PartyAdditionalDataFragment) =>
  party.address === null ? null : JSON.stringify(addressValues(party.address));

/** Whether owner and co-owner have the same saved address; false if the co-owner has none yet. */
export function livesWithOwner(
  owner: PartyAdditionalDataFragment,
  coOwner: PartyAdditionalDataFragment,
): boolean {
  return coOwner.address !== null && asText(owner) === asText(coOwner);
}
