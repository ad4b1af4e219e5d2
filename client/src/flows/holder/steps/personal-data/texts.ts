export const PERSONAL_DATA_TEXTS = {
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
} as const;
