import type { Schemas } from '../bank/contract.ts';
import { activePhase, isStepDone } from '../derived/flow.ts';
import { isSeller, isStaff } from '../session/sales.ts';
import type { GatewayContext } from './context.ts';
import type { ShownOfPerson } from './entities/person.ts';

type Reader = Pick<GatewayContext, 'guest' | 'own' | 'user'>;
type Answer = Pick<Schemas['ProposalAnswer'], 'flow' | 'proposalUuid' | 'seller' | 'simulationUuid'>;
type Shown = Pick<Answer, 'proposalUuid'>;

/** Sellers can read a contact that they may have entered; for others, the bank records who reveals it. */
function shown(
  { guest, user }: Pick<Reader, 'guest' | 'user'>,
  { proposalUuid }: Shown,
  mayCorrect: boolean,
): ShownOfPerson {
  if (!isStaff(user)) return { contact: true, details: true };
  if (!isSeller(user)) return { contact: false, details: false };
  return { contact: mayCorrect || guest.opens(proposalUuid), details: true };
}

/** Returns what the caller may read of the applicant (docs/security.md#contacts-for-a-point-of-sale). */
export const shownOfOwner = (reader: Reader, answer: Answer): ShownOfPerson =>
  shown(
    reader,
    answer,
    reader.own.simulation(answer.simulationUuid) !== null &&
      !isStepDone(answer.flow, 'OWNER', 'validateCode'),
  );

/** Returns what the caller may read of the co-owner, whom sellers can correct during the phase OWNER. */
export const shownOfCoOwner = (reader: Reader, answer: Answer): ShownOfPerson =>
  shown(reader, answer, activePhase(answer.flow)?.name === 'OWNER');

/**
 * Returns what the caller may read of the vehicle's seller, whom sellers can name and correct during the phase SELLER
 * unless an invited seller entered their own data.
 */
export const shownOfSeller = (reader: Reader, answer: Answer): ShownOfPerson =>
  shown(
    reader,
    answer,
    activePhase(answer.flow)?.name === 'SELLER' &&
      !(answer.seller?.contact && answer.seller.hasDataValidated),
  );

/** Like `shownOfSeller`, if the proposal's phase is unknown. */
export const shownOfNamedSeller = (
  reader: Pick<Reader, 'guest' | 'user'>,
  proposalUuid: string,
): ShownOfPerson => shown(reader, { proposalUuid }, false);
