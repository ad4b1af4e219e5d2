import type { Meta } from '@storybook/react-vite';
import { CertificateDocument, type CertificateQuery } from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import { money } from '#testing/samples/loan.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/7 Site/10 Certificate', tags: ['!autodocs'] };
export default meta;

const at = '/certificado/22222222-2222-4222-8222-222222222222';

type Certificate = CertificateQuery['certificate'];
const certificate = (value: Certificate) =>
  mockAnswer(CertificateDocument, { __typename: 'Query', certificate: value });
const over = (state: 'EXPIRED' | 'CANCELLED' | 'ENDED') =>
  certificate({ __typename: 'Certificate', state, facts: null });
const valid = (validUntil: string | null) =>
  certificate({
    __typename: 'Certificate',
    state: 'VALID',
    facts: {
      __typename: 'CertificateFacts',
      name: 'Marina Suárez',
      amount: money('20000000.00'),
      vehicleName: 'Fiat Cronos Precision · 0KM 2027',
      purchaseValue: money('31200000.00'),
      validUntil,
    },
  });

export const Valid = screen({ at, answers: [valid('2026-11-30')], shows: '30/11/2026' });

export const Signed = screen({ at, answers: [valid(null)], shows: 'El contrato ya está firmado' });

export const Expired = screen({ at, answers: [over('EXPIRED')], shows: 'Este certificado venció' });

export const Cancelled = screen({ at, answers: [over('CANCELLED')], shows: /ya no vale: se canceló$/ });

export const Ended = screen({ at, answers: [over('ENDED')], shows: 'Este certificado ya se usó' });

export const Unknown = screen({ at, answers: [certificate(null)], shows: /no muestra ningún certificado$/ });

export const Waiting = screen({ at, answers: [mockPending(CertificateDocument)], shows: /^Cargando/ });

export const Failed = screen({ at, answers: [mockFailure(CertificateDocument)], shows: 'Probar de nuevo' });
