import type { Meta } from '@storybook/react-vite';
import { SideCostsDocument, SummaryPageDocument } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { flowHas, longNames, proposalAfter, simulation } from '#testing/samples/holder.ts';
import { POINTS, SELLER, viewerIs } from '#testing/samples/people.ts';
import { sideCosts } from '#testing/samples/sideCosts.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/1 Applicant/12 Summary', tags: ['!autodocs'] };
export default meta;

const at = '/titular/resumen';
const { current, begun: read } = proposalAfter('INSURANCE_CHOICE');
const begun = [...read, mockAnswer(SideCostsDocument, sideCosts('1'))];
const page = (proposal: typeof current) =>
  mockAnswer(SummaryPageDocument, { __typename: 'Query', currentProposal: proposal });

const here = flowHas({ currentProposal: current, currentSimulation: simulation });

export const Usual = screen({
  at,
  answers: [page(current), here, ...begun],
  shows: /30[.\s]?111[.\s]?222/,
});

/** The phone is validated, so only the customer can change phone and email. */
export const ForASeller = screen({
  at: `/usuario${at}`,
  as: SELLER,
  answers: [page(current), viewerIs(SELLER, POINTS), ...begun],
  shows: /los cambia tu cliente/,
});

/** The quote was made on another device. */
export const OtherDevice = screen({
  at,
  answers: [page(current), ...begun],
  shows: /El monto y el plazo se cambian en el dispositivo donde cotizaste/,
});

export const TwoOwners = screen({
  at,
  answers: [page({ ...current, coOwner: current.owner }), ...begun],
  shows: /30[.\s]?111[.\s]?222/,
});

export const LongNames = screen({
  at,
  answers: [page({ ...current, ...longNames }), ...begun],
  shows: /Anchorena/,
});

export const Slow = screen({
  at,
  answers: [mockPending(SummaryPageDocument), ...begun],
  shows: 'Revisá tu solicitud',
});

export const Failing = screen({
  at,
  answers: [mockFailure(SummaryPageDocument), ...begun],
  shows: 'No pudimos cargar esta parte',
});
