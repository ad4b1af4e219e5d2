import type { Meta } from '@storybook/react-vite';
import { ConsentRequestDocument } from '#generated/graphql.ts';
import { mockAnswer } from '#testing/answers.ts';
import { flowHas } from '#testing/samples/holder.ts';
import { LISTS } from '#testing/samples/lists.ts';
import { figures, insurance, paymentWindow } from '#testing/samples/loan.ts';
import { screen } from '#testing/ScreenStory.tsx';
import type { ConsentRequest } from './RequestCard.tsx';

const meta: Meta = { title: 'screens/1 Applicant/10 Phone validation, by link', tags: ['!autodocs'] };
export default meta;

const at = '/titular/validacion-telefono?id=2f1c9a44-58e1-4c58-9c55-6a6d3d1f0a11#clave=Zk1';

const request: ConsentRequest = {
  __typename: 'ConsentRequest',
  hasEnded: false,
  acceptedAt: null,
  pointOfSaleName: 'AUTOS DEL SUR',
  firstName: 'NÉLIDA',
  lastName: 'IBÁÑEZ',
  vehicleDescription: 'Toyota Corolla Cross · 0KM 2026',
  figures,
  insuranceEstimate: insurance,
  paymentWindow,
};

const asked = (consentRequest: ConsentRequest | null) => [
  mockAnswer(ConsentRequestDocument, { __typename: 'Query', consentRequest }),
  flowHas(),
  ...LISTS,
];

export const Consents = screen({
  at,
  answers: asked(request),
  shows: 'Total a pagar, con seguro (estimado)',
});

export const Uva = screen({
  at,
  answers: asked({ ...request, figures: { ...figures, mode: 'UVA' } }),
  shows: 'UVA: la cuota sube con la UVA',
});

export const WithoutTheLoan = screen({ at, answers: asked(null), shows: 'Aceptá con tu código' });

export const Ended = screen({
  at,
  answers: asked({ ...request, hasEnded: true }),
  shows: 'Esta solicitud se canceló o venció',
});

export const Accepted = screen({
  at,
  answers: asked({ ...request, acceptedAt: '2026-11-20T15:00:00Z' }),
  shows:
    /^Aceptaste el uso de tus datos el 20\/11\/2026 a las 12:00\. Tu solicitud sigue con Autos del Sur\./,
});
