import { expect, test } from 'vitest';
import type { Role } from '#shared/session/sessionStore.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { phase, sampleProposal } from '#testing/samples/proposal.ts';
import { toldOfCancelling } from './cancelTold.ts';

const party = (role: 'OWNER' | 'CO_OWNER') =>
  ({
    __typename: 'ProposalParty',
    role,
    name: 'ANA RUIZ',
    maskedDocument: null,
    maskedCuil: '',
    maskedPhone: '',
    maskedEmail: '',
  }) as const;
const seller = { __typename: 'Seller', pointOfSaleCode: null, hasValidData: true } as const;
const atPhone: Partial<DashboardProposal> = {
  activePhase: { __typename: 'FlowPhase', name: 'OWNER' },
  phases: [phase('OWNER', 'ACTIVE', 'PHONE_VALIDATION:ACTIVE')],
};

test.each<[Role, Partial<DashboardProposal>, string]>([
  ['SELLER', { parties: [party('OWNER')] }, 'Le avisamos por correo al titular.'],
  [
    'SELLER',
    { parties: [party('OWNER'), party('CO_OWNER')], seller },
    'Les avisamos por correo al titular y al cotitular. Al vendedor del vehículo no le avisamos.',
  ],
  ['SELLER', atPhone, 'No le avisamos a nadie: el titular todavía no validó su celular.'],
  ['APPLICANT', {}, 'Te avisamos por correo. Al vendedor del vehículo, avisale vos.'],
])('says that a cancellation notifies %s, given %j: %s', (role, change, text) => {
  expect(toldOfCancelling(sampleProposal(change), role)).toBe(text);
});

test('names the colleague who follows up the proposal and is also notified', () => {
  const proposal = sampleProposal({ parties: [party('OWNER')] });
  expect(toldOfCancelling(proposal, 'SELLER', { name: 'DIEGO LUNA', isViewer: false })).toBe(
    'Le avisamos por correo al titular. La tiene Diego Luna: también le avisamos.',
  );
});
