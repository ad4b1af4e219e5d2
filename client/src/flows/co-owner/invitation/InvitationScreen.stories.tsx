import type { Meta } from '@storybook/react-vite';
import { coOwnershipIs, insured } from '#testing/samples/coOwnership.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/4 Co-owner/01 Invitation', tags: ['!autodocs'] };
export default meta;

const at = '/cotitular';
const heading = /te propone ser cotitular/;

export const Usual = screen({
  at,
  answers: coOwnershipIs(),
  shows: /Si le pagamos al vendedor entre el 04\/12 y el 14\/12/,
});

export const Insured = screen({ at, answers: coOwnershipIs(insured), shows: 'CFTEA con seguro' });

export const AtPointOfSale = screen({
  at,
  answers: coOwnershipIs({ pointOfSaleName: 'AUTOS DEL SUR' }),
  shows: 'Autos del Sur',
});

export const LongNames = screen({
  at,
  answers: coOwnershipIs({
    firstName: 'MARIA DE LOS ANGELES GUADALUPE',
    invitedBy: 'JUAN IGNACIO FERNANDEZ ANCHORENA DE ITURRALDE',
    vehicleDescription: 'Mercedes Benz Sprinter 517 CDI Furgón 4325 TE V2 XL Techo Elevado 2026',
  }),
  shows: heading,
});

export const Refused = screen({
  at,
  answers: coOwnershipIs({ step: 'REFUSED' }),
  shows: 'No vas a ser cotitular',
});

export const LoanChanged = screen({
  at,
  answers: coOwnershipIs({
    acceptedBefore: {
      __typename: 'AcceptedLoan',
      mode: 'FIXED',
      amount: { __typename: 'Money', amount: '25000000.00' },
      term: 60,
      dueDay: 10,
      secondInstallment: { __typename: 'Money', amount: '1180000.00' },
      cftea: '78.40',
    },
  }),
  shows: /habías aceptado/,
});
