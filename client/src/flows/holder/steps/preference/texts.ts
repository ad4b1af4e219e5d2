import { withStaffWording } from '#shared/session/voice.ts';

export const PREFERENCE_TEXTS = withStaffWording(
  {
    occupation: 'Situación laboral',
    pointOfSale: 'Concesionaria',
    pointOfSaleHint: 'Si te atiende una, buscala por nombre o ciudad.',
    ownPointOfSale: 'Punto de venta',
    noPointOfSale:
      'Todavía no tenés un punto de venta asignado: lo que cargues no queda en ninguno. Pedí que te asignen uno.',
    agreement: 'Tipo de financiación',
    coupon: 'Cupón',
    couponApplied: 'Ya aplicamos el que sirve para cualquier vehículo. Si el tuyo tiene uno propio, elegilo.',
    couponRefused: {
      NOT_FOUND: 'Ese cupón no existe.',
      MODEL_NOT_COVERED: 'El cupón no corresponde al modelo elegido.',
      UNKNOWN: 'Ese cupón no se puede usar. Elegí otro o seguí sin cupón.',
    },
    kind: '¿Ya elegiste el vehículo?',
    byModel: 'Sé qué modelo quiero',
    byModelNote: 'Elegís marca, modelo y año, y te mostramos cuánto vale.',
    byValue: 'Sé cuánto vale',
    byValueNote: 'Nos decís el valor y el año. El modelo lo completás después.',
    choose: 'Elegí una opción',
  },
  {
    occupation: 'Situación laboral de tu cliente',
    couponApplied: 'Ya aplicamos el que sirve para cualquier vehículo. Si este tiene uno propio, elegilo.',
    kind: '¿Tu cliente ya eligió el vehículo?',
    byModel: 'Sabe qué modelo quiere',
    byModelNote: 'Elegís marca, modelo y año, y aparece cuánto vale.',
    byValue: 'Sabe cuánto vale',
    byValueNote: 'Cargás el valor y el año. El modelo se completa después.',
  },
);
