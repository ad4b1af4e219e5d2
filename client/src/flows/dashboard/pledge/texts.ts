import { withProposalNoun } from '#shared/session/voice.ts';

/** Texts of the pledge screen. */
export const PLEDGE_TEXTS = withProposalNoun(({ one }) => ({
  title: 'Prenda del vehículo',
  subtitle:
    'El registro del automotor anota que el vehículo garantiza el préstamo. Con la prenda inscripta, el banco paga.',
  documents: {
    heading: 'Documentos para el registro',
    hint: 'El banco los arma con los datos del préstamo. Descargalos e imprimilos si el registro los pide en papel.',
    types: {
      FORM_03: { name: 'FORMULARIO 03', what: 'El pedido de inscripción de la prenda.' },
      PLEDGE_CONTRACT_WITH_REGISTRY: {
        name: 'CONTRATO DE PRENDA CON REGISTRO',
        what: 'El contrato del préstamo, con la prenda sobre el vehículo.',
      },
      PLEDGE_ANNEXED: { name: 'ANEXO DE PRENDA', what: 'Las condiciones y el detalle de las cuotas.' },
    },
  },
  inscribed: {
    heading: 'Prenda inscripta',
    hint: 'El trámite lo hace el banco. Si el registro te la devuelve sellada a vos, subila acá: todas las hojas, de los dos lados.',
    label: 'Subí la prenda inscripta',
    submit: 'Enviar la prenda inscripta',
    missing: 'Subí la prenda inscripta.',
    received: 'Recibimos la prenda inscripta',
    receivedText: 'El banco la revisa y cierra la inscripción. Si falta algo, la pide de nuevo.',
    sentBack: 'Hay que volver a subir la prenda inscripta',
    reason: (reason: string) => (reason === '' ? 'El banco no dejó un motivo.' : `Motivo: ${reason}`),
    again: 'Reemplazar la prenda inscripta',
    files: 'Archivos de la prenda inscripta',
    waiting: 'Todavía no llegó la prenda inscripta.',
  },
  closed: {
    title: 'La prenda está inscripta',
    text: 'El registro la inscribió y el banco le paga al vendedor del vehículo. No hay nada más para hacer.',
  },
  wrongMode: {
    title: 'La prenda todavía no está en el registro',
    text: (stage: string) =>
      `La ${one} está en «${stage}». Esta página se abre cuando los documentos están en el registro.`,
    cancelledTitle: 'No hay prenda para inscribir',
    cancelled: `La ${one} está cancelada.`,
    action: `Ver la ${one}`,
  },
}));
