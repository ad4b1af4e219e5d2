import type { PageHeading } from '#shared/page/heading.ts';
import { isSeller } from '#shared/session/sessionStore.ts';
import type { FlowProgress } from '#shared/page/steps/flow.ts';
import { progress, stepById, type FlowState, type StepId } from './flow.ts';

/** Headings for sellers who fill in a step for a customer. Both data steps have prescribed headings (SH-06, SH-07). */
const STAFF_HEADINGS: Readonly<Partial<Record<StepId, Partial<PageHeading>>>> = {
  start: {
    heading: 'Cargá un préstamo para tu cliente',
    subtitle: 'Primero cotizás. Después completás los datos de tu cliente y los del vehículo.',
  },
  preference: {
    heading: 'Contanos qué busca tu cliente',
    subtitle: 'Con esto buscamos la tasa que le corresponde.',
  },
  'by-model': { title: 'Vehículo del cliente', heading: '¿Qué vehículo quiere comprar tu cliente?' },
  'personal-data': { subtitle: 'Completá los datos de tu cliente, como figuran en su DNI.' },
  'co-owner': { subtitle: 'La persona que pide el préstamo con tu cliente.' },
  quoter: { title: 'Oferta del cliente' },
  'additional-data': { subtitle: 'Completá los datos del domicilio de tu cliente.' },
  insurance: {
    heading: '¿Qué seguro quiere tu cliente para el vehículo?',
    subtitle:
      'Mientras dure la prenda, el vehículo tiene que estar asegurado. La póliza queda a nombre de tu cliente: si se lo roban o se destruye, paga primero lo que falte del préstamo.',
  },
  summary: { heading: 'Revisá la propuesta con tu cliente' },
  'seller-data': { heading: '¿Quién le vende el vehículo a tu cliente?' },
  'payment-account': {
    heading: '¿De qué cuenta paga las cuotas tu cliente?',
    subtitle: 'Cada mes debitamos la cuota de esa cuenta, el día de vencimiento que eligió.',
  },
};

/** Replacements for progress titles that address the applicant. */
const STAFF_TITLES: Readonly<Record<string, string>> = {
  'Tu vehículo': 'Vehículo del cliente',
  'Tus datos': 'Datos del cliente',
  'Tu oferta': 'Oferta del cliente',
};

/** Returns the step's headings, worded for the viewer. */
export function headingsOf(id: StepId): PageHeading {
  const step = stepById(id);
  return isSeller() ? { ...step, ...STAFF_HEADINGS[id] } : step;
}

/** Returns the progress, worded for the viewer. */
export function progressOf(id: StepId, state: FlowState): FlowProgress | null {
  const own = progress(id, state);
  if (own === null || !isSeller()) return own;
  return { ...own, titles: own.titles.map((title) => STAFF_TITLES[title] ?? title) };
}
