import type { FlowStepName } from '#generated/graphql.ts';
import { DASHBOARD_HEADINGS } from '../proposal/headings.ts';

/** Texts of a guest's page about their application. */
export const STATUS_TEXTS = {
  title: DASHBOARD_HEADINGS.status,
  proof: {
    title: DASHBOARD_HEADINGS.status,
    subtitle: 'Para verlo en este dispositivo, ingresá tu DNI y te mandamos un código al celular.',
  },
  greeting: (firstName: string, number: number) => `${firstName}, esta es tu solicitud ${number}.`,
  installments: (count: string, amount: string) => `${count}, desde la segunda de ${amount}`,
  onlyInstallment: (count: string, amount: string) => `${count} de ${amount}`,
  inUva: (amount: string) => `${amount} a la UVA de hoy`,
  until: (day: string) => `Tenés hasta el ${day}.`,
  expected: (day: string) => `El banco le paga al vendedor ${day}.`,
  paid: (day: string) => `Fecha del pago: ${day}.`,
  offerEnded: {
    title: (day: string) => `Tu oferta venció el ${day}`,
    text: 'Continuá y pedí una nueva: tus datos quedaron guardados.',
  },
  contract: 'Ver mi contrato',
  fresh: 'Empezar una cotización',
  contact: {
    heading: '¿Dudas?',
    text: (number: number) => `Llamanos y decinos el número de solicitud ${number}.`,
    call: (phone: string) => `Llamar al ${phone}`,
  },
} as const;

/** How long a step usually takes, if the bank does not state the expected date. */
export const USUAL_TIME: Readonly<Partial<Record<FlowStepName, string>>> = {
  DOCUMENT_REVIEW: 'Suele tardar 1 día hábil.',
  PRESENTATION: 'Entre la presentación y la inscripción suelen pasar de 3 a 7 días hábiles.',
  INSCRIPTION: 'Suele tardar de 3 a 7 días hábiles. Después, el pago tarda unos 2 días hábiles.',
};
