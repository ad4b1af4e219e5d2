import type { Meta } from '@storybook/react-vite';
import { EntryIdentityDocument, HolderFlowDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { flowHas, proposalAfter } from '#testing/samples/holder.ts';
import { LISTS } from '#testing/samples/lists.ts';
import { ADMIN, SELLER, viewerIs, POINTS } from '#testing/samples/people.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/01 Start', tags: ['!autodocs'] };
export default meta;

const at = '/titular/cotizacion';

export const Usual = screen({ at, answers: [flowHas(), ...LISTS], shows: 'Pedí tu préstamo' });

export const ProposalBegun = screen({
  at,
  answers: proposalAfter('ADDRESS', { resumeStep: 'PHONE_VALIDATION' }).begun,
  shows: 'Pedí tu préstamo',
});

const atIdentity = proposalAfter('CONFIRMATION', {
  access: 'IDENTITY_CHECK_IN_PROGRESS',
  resumeStep: null,
});
const identity = (validated: boolean) =>
  mockAnswer(EntryIdentityDocument, {
    __typename: 'Query',
    proposal: {
      __typename: 'Proposal',
      id: atIdentity.current.id,
      biometry: { __typename: 'Biometry', isValidated: validated },
    },
  });

export const IdentityDue = screen({
  at,
  answers: [...atIdentity.begun, identity(false)],
  shows: 'Te falta validar tu identidad.',
});

export const SignatureDue = screen({
  at,
  answers: [...atIdentity.begun, identity(true)],
  shows: 'Te falta firmar el contrato.',
});

export const Resume = screen({
  at: `${at}?retomar=si`,
  answers: [flowHas(), ...LISTS],
  shows: /documento|DNI/,
});

export const ForASeller = screen({
  at: `/usuario${at}`,
  as: SELLER,
  answers: [flowHas(), ...LISTS, viewerIs(SELLER, POINTS)],
  shows: 'Cargá un préstamo para tu cliente',
});

export const Slow = screen({ at, answers: [mockPending(HolderFlowDocument)], shows: 'Pedí tu préstamo' });

export const Failing = screen({
  at,
  answers: [mockFailure(HolderFlowDocument)],
  shows: 'No pudimos cargar esta parte',
});

export const Denied = screen({
  at: `/usuario${at}`,
  as: ADMIN,
  answers: [viewerIs(ADMIN)],
  shows: 'Tu usuario solo consulta',
});
