import { withStaffWording } from '#shared/session/voice.ts';

export const SIDE_COSTS_TEXTS = withStaffWording(
  {
    title: 'Además del préstamo',
    intro: 'Son gastos de la prenda y del vehículo que no se le pagan al banco ni entran en el CFTEA.',
    province: '¿En qué provincia lo vas a registrar?',
    total: 'Total estimado, una sola vez',
    monthly: 'Patente, por mes',
    show: 'Ver cada gasto y a quién se le paga',
    kinds: {
      PLEDGE_REGISTRATION: 'Inscripción de la prenda',
      STAMP_TAX: 'Impuesto de sellos del contrato',
      TRANSFER: 'Transferencia del vehículo',
      PLATE_TAX: 'Patente',
    },
    once: (payee: string) => `${payee} · una sola vez`,
    perMonth: (payee: string) => `${payee} · por mes`,
    exempt: 'Exento',
    basis: (province: string, day: string, source: string) =>
      `Estimado para un vehículo registrado en ${province}, al ${day}. ${source}.`,
  },
  { province: '¿En qué provincia lo va a registrar?' },
);
