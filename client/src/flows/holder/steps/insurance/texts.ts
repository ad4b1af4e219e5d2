import { withStaffWording } from '#shared/session/voice.ts';

export const INSURANCE_TEXTS = withStaffWording(
  {
    coverage: '¿Qué querés que cubra?',
    from: (premium: string) => `Desde ${premium} por mes`,
    insurer: '¿Con qué aseguradora?',
    perMonth: (premium: string) => `${premium} por mes`,
    together: (amount: string) => `Total por mes, con seguro: ${amount}`,
    insured: (sum: string) => `Suma asegurada ${sum}`,
    deductible: (amount: string) => `Franquicia ${amount}`,
    cheapest: 'La más económica',
    showOthers: (count: number) => (count === 1 ? 'Ver la otra' : `Ver las otras ${count}`),
    asking: 'Estamos pidiendo precios a las aseguradoras…',
    emptyTitle: 'Todavía no hay ofertas de seguro',
    emptyText:
      'Ninguna aseguradora respondió con un precio para este vehículo. Probá de nuevo en unos minutos.',
    askAgain: 'Actualizar precios',
    failedTitle: 'No pudimos traer los precios',
    failedText: 'Las aseguradoras no respondieron. Tu solicitud quedó guardada: probá de nuevo.',
  },
  {
    coverage: '¿Qué quiere cubrir tu cliente?',
    failedText: 'Las aseguradoras no respondieron. La propuesta quedó guardada: probá de nuevo.',
  },
);
