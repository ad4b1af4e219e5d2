import { withStaffWording } from '#shared/session/voice.ts';

export const PERSONAL_DATA_TEXTS = withStaffWording(
  {
    whyTitle: 'Por qué te pedimos estos datos',
    why: 'Con tu DNI consultamos registros de crédito y armamos tu oferta. Si seguís con el préstamo, tus datos van también a la aseguradora y al Registro del Automotor. Podés pedir una copia, o que borremos lo que la ley no nos obliga a guardar.',
    withOther: '¿Pedís el préstamo con otra persona?',
    withOtherHint: 'Sumar los ingresos de un cotitular puede mejorar tu oferta.',
    alone: 'No, lo pido yo',
    together: 'Sí, con un cotitular',
    consentLater: 'El cliente da su consentimiento más adelante, con el código que le llega al celular.',
    submit: 'Ver mi oferta',
    chooseVehicle: 'Guardar y elegir el vehículo',
    submitTogether: 'Cargar los datos del cotitular',
  },
  {
    whyTitle: 'Por qué pedimos estos datos',
    why: 'Con el DNI de tu cliente consultamos registros de crédito y armamos su oferta. Si sigue con el préstamo, sus datos van también a la aseguradora y al Registro del Automotor. Puede pedir una copia, o que borremos lo que la ley no nos obliga a guardar.',
    withOther: '¿Pide el préstamo con otra persona?',
    withOtherHint: 'Sumar los ingresos de un cotitular puede mejorar la oferta.',
    alone: 'No, lo pide solo tu cliente',
    submit: 'Ver la oferta',
  },
);
