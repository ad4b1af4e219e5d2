export const FINISHED_TEXTS = {
  title: 'Firmaste tu contrato',
  page: 'Contrato firmado',
  subtitle: 'Ya está todo lo tuyo. El banco sigue con la prenda.',
  number: 'Número de solicitud',
  nextHeading: 'Qué sigue y quién lo hace',
  next: {
    identity: { title: 'Validaste tu identidad', who: 'Vos' },
    contract: { title: 'Firmaste el contrato', who: 'Vos' },
    registry: {
      title: 'Inscripción de la prenda',
      who: 'El banco presenta los papeles en el registro del automotor. Te avisamos cuando estén.',
    },
    payment: {
      title: 'Pago del vehículo',
      who: 'Con la prenda inscripta, el banco le paga a quien te vende.',
    },
  },
  recordHeading: 'Constancia de tu firma',
  holder: 'Titular',
  vehicle: 'Vehículo',
  loan: 'Préstamo',
  signedAt: 'Firmado el',
  hash: 'Huella del contrato',
  contract: 'Contrato firmado',
  dashboard: 'Seguirla en mi panel',
  follow: 'Seguir mi solicitud',
  keep: 'Guardá tu contrato: lo podés descargar ahora o pedirlo cuando quieras.',
} as const;
