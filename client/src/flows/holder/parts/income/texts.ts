import { withStaffWording } from '#shared/session/voice.ts';

export const INCOME_TEXTS = withStaffWording(
  {
    label: '¿Cuánto ganás por mes?',
    hint: 'Lo que cobrás de bolsillo, en pesos. Sirve para ver qué parte se lleva la cuota: tu oferta no cambia.',
    installment: 'La cuota',
    withInsurance: 'La cuota con el seguro',
    share: (what: string, percent: number, whose: string) => `${what} es el ${percent}\u00a0% ${whose}`,
    own: 'de tu ingreso',
    shared: 'de tu ingreso y el de tu cotitular',
    uva: 'al valor de hoy de la UVA',
    above: (most: number) => `Se aconseja hasta el ${most}\u00a0%. Podés seguir igual.`,
    fits: (amount: string, most: number) => `Con ${amount} pagarías hasta el ${most}\u00a0%`,
    none: (most: number) => `Con este plazo, ningún monto de tu oferta baja al ${most}\u00a0%.`,
    change: 'Cambiar el monto o el plazo',
  },
  {
    label: '¿Cuánto gana por mes tu cliente?',
    hint: 'Lo que cobra de bolsillo, en pesos. Sirve para ver qué parte se lleva la cuota: su oferta no cambia.',
    own: 'de su ingreso',
    shared: 'de su ingreso y el de su cotitular',
    above: (most: number) => `Se aconseja hasta el ${most}\u00a0%. Puede seguir igual.`,
    fits: (amount: string, most: number) => `Con ${amount} pagaría hasta el ${most}\u00a0%`,
    none: (most: number) => `Con este plazo, ningún monto de su oferta baja al ${most}\u00a0%.`,
  },
);
