export const INSURANCE_TEXTS = {
  coverage: 'Cobertura',
  perMonth: (premium: string) => `${premium} por mes`,
  insured: (sum: string) => `Suma asegurada ${sum}`,
  cheapest: 'La más económica de todas',
  asking: 'Estamos pidiendo precios a las aseguradoras…',
  emptyTitle: 'Todavía no hay ofertas de seguro',
  emptyText: 'Ninguna aseguradora respondió con un precio para este vehículo. Podés pedirlos de nuevo.',
  askAgain: 'Pedir precios de nuevo',
  failedTitle: 'No pudimos traer los precios',
  failedText: 'Las aseguradoras no respondieron. Tu solicitud quedó guardada.',
} as const;
