import { voiced } from '../../../../shared/texts/voice.ts';

export const PERSONAL_DATA_TEXTS = voiced(
  {
    whyTitle: 'Por qué los pedimos',
    why: 'Con tu documento buscamos tu oferta. No compartimos tus datos y podés pedir que los borremos.',
    withOther: '¿Pedís el préstamo con otra persona?',
    withOtherHint: 'Sumar los ingresos de un cotitular puede mejorar tu oferta.',
    alone: 'No, lo pido yo',
    together: 'Sí, con un cotitular',
    consentLater: 'El cliente da su consentimiento más adelante, con el código que le llega al celular.',
    submit: 'Ver mi oferta',
    chooseVehicle: 'Guardar y elegir el vehículo',
    submitTogether: 'Seguir con el cotitular',
  },
  {
    why: 'Con el documento de tu cliente buscamos su oferta. No compartimos sus datos y puede pedir que los borremos.',
    withOther: '¿Pide el préstamo con otra persona?',
    withOtherHint: 'Sumar los ingresos de un cotitular puede mejorar la oferta.',
    alone: 'No, lo pide solo tu cliente',
    submit: 'Ver la oferta',
  },
);
