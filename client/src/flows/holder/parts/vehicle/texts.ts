import { withStaffWording } from '#shared/session/voice.ts';

export const VEHICLE_TEXTS = withStaffWording(
  {
    cng: 'Equipo de GNC',
    cngOption: 'Tiene equipo de GNC',
    type: 'Tipo de vehículo',
    brand: 'Marca',
    brandHint: 'Buscala por una parte del nombre.',
    model: 'Modelo',
    year: 'Año',
    value: 'Valor del vehículo',
    valueHint: 'Lo que vas a pagar por el vehículo, en pesos.',
    choose: 'Elegí una opción',
    change: {
      open: 'Cambiar el vehículo',
      title: 'Cambiá el vehículo',
      subtitle: 'Evaluamos de nuevo, con los datos ya cargados. La oferta de ahora deja de valer.',
      submit: 'Pedir una oferta nueva',
      other: { PER_MODEL: 'Elegir por marca y modelo', PER_VALUE: 'Elegir por el valor' },
      financing: 'Cambiar también la financiación',
      done: 'Esta oferta es para el vehículo que elegiste ahora. La anterior ya no vale.',
      refused:
        'Con el cambio de vehículo, la oferta anterior dejó de valer. Para volver a pedirla, elegí el vehículo de antes.',
    },
    subject: {
      unknown: 'Tu vehículo',
      financed: (amount: string, share: number) => `financiás ${amount} (${share}\u00a0%)`,
    },
    afford: {
      title: '¿Cuánto podés pagar por mes?',
      label: 'Puedo pagar por mes',
      hint: 'Buscamos el monto más alto con cuotas de hasta ese valor, incluida la primera. No cuenta el seguro.',
      required: 'Ingresá cuánto podés pagar por mes.',
      number: 'Ingresalo en pesos, solo con números, como 450.000.',
      ask: 'Buscar',
      busy: 'Buscando…',
      use: 'Usar estos valores',
      none: 'Con esa cuota no llegás al préstamo más chico. Probá con una más alta.',
      failed: 'No pudimos buscarlo ahora. Probá de nuevo.',
      loan: (amount: string, term: string, installment: string, first: string) =>
        `Te alcanza para ${amount} en ${term}: la primera de ${first}, y ${installment} desde la segunda.`,
      vehicle: (value: string, amount: string, term: string, down: string) =>
        `Te alcanza para un vehículo de hasta ${value}: financiás ${amount} en ${term} y ponés ${down} de anticipo.`,
    },
    quote: {
      title: 'Estimación',
      waiting: 'Cuando sepamos el valor del vehículo, acá vas a ver la cuota.',
      term: 'Plazo',
      cftea: 'CFTEA con IVA',
      cfteaUva: 'CFTEA con IVA · expresado en UVA; no incluye la variación de la UVA',
      coupon: 'Cupón aplicado',
      tna: 'TNA',
      tea: 'TEA',
      failed: 'No pudimos calcular la cuota ahora. Podés seguir igual.',
      disclaimer: 'La oferta final depende de tu evaluación.',
      pending: '—',
    },
  },
  {
    valueHint: 'Lo que va a pagar tu cliente por el vehículo, en pesos.',
    subject: {
      unknown: 'El vehículo',
      financed: (amount: string, share: number) => `financia ${amount} (${share}\u00a0%)`,
    },
    afford: {
      title: '¿Cuánto puede pagar por mes?',
      label: 'Puede pagar por mes',
      required: 'Ingresá cuánto puede pagar por mes.',
      loan: (amount: string, term: string, installment: string, first: string) =>
        `Le alcanza para ${amount} en ${term}: la primera de ${first}, y ${installment} desde la segunda.`,
      vehicle: (value: string, amount: string, term: string, down: string) =>
        `Le alcanza para un vehículo de hasta ${value}: financia ${amount} en ${term} y pone ${down} de anticipo.`,
    },
    quote: { disclaimer: 'La oferta final depende de la evaluación de tu cliente.' },
  },
);
