import { voiced } from '../../../../shared/texts/voice.ts';

export const PREFERENCE_TEXTS = voiced(
  {
    occupation: '¿A qué te dedicás?',
    pointOfSale: 'Concesionaria o agencia',
    pointOfSaleHint: 'Buscala por nombre o ciudad si te está atendiendo una.',
    ownPointOfSale: 'Punto de venta',
    noPointOfSale:
      'Todavía no tenés un punto de venta asignado: lo que cargues no va a quedar en ninguno. Pedí que te asignen uno.',
    agreement: 'Tipo de financiación',
    coupon: 'Cupón',
    couponApplied:
      'De los que valen para cualquier vehículo, aplicamos el que más baja la tasa. Si el tuyo es de otro cupón, elegilo.',
    kind: '¿Qué sabés del vehículo?',
    byModel: 'Sé qué modelo quiero',
    byModelNote: 'Elegís marca, modelo y año, y te mostramos el precio.',
    byValue: 'Sé cuánto vale',
    byValueNote: 'Nos decís el valor y el año. El modelo lo completás después.',
    choose: 'Elegí una opción',
  },
  {
    occupation: '¿A qué se dedica tu cliente?',
    couponApplied:
      'De los que valen para cualquier vehículo, aplicamos el que más baja la tasa. Si el vehículo es de otro cupón, elegilo.',
    kind: '¿Qué sabe tu cliente del vehículo?',
    byModel: 'Sabe qué modelo quiere',
    byModelNote: 'Elegís marca, modelo y año, y aparece el precio.',
    byValue: 'Sabe cuánto vale',
    byValueNote: 'Cargás el valor y el año. El modelo se completa después.',
  },
);
