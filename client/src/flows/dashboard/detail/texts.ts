import { withProposalNoun } from '#shared/session/voice.ts';
import { cancelTexts } from '#shared/loan/proposal/cancelTexts.ts';

/** Texts of the proposal's page on the dashboard. */
export const DETAIL_TEXTS = withProposalNoun(({ one }) => ({
  readOnly: 'Ves esta propuesta en modo lectura.',
  /** Shown below the first instalment between signature and payment. */
  contractDays:
    'La fecha de la primera cuota es la del contrato, que cuenta desde la firma. La definitiva cuenta desde el pago al vendedor.',
  onHold: {
    title: 'El pago está en pausa',
    text: 'El banco revisa la cuenta donde cobra el vendedor del vehículo antes de transferir.',
  },
  vehicleElsewhere: {
    title: `Este vehículo está en otra ${one}`,
    text:
      one === 'solicitud'
        ? 'Otra solicitud en curso tiene la misma patente o el mismo chasis. Solo una se firma: revisá los datos.'
        : 'Otra propuesta en curso tiene la misma patente o el mismo chasis. Solo una se firma: revisalo con tu cliente.',
  },
  toReview: {
    title: 'El banco tiene que revisar el frente del DNI',
    text: (who: string) =>
      `No pudimos leer el código de barras en la foto ${who}. Una persona del banco la compara con los datos cargados.`,
    owner: 'del titular',
    coOwner: 'del cotitular',
    both: 'del titular ni en la del cotitular',
  },
  stages: {
    heading: 'Etapas',
    sellerAwaited: 'Falta que el vendedor del vehículo confirme sus datos.',
    parallel: 'Avanza en paralelo con el resto.',
    cancelledHere: `La ${one} se canceló en esta etapa.`,
  },
  parties: {
    heading: 'Quiénes participan',
    roles: { OWNER: 'Titular', CO_OWNER: 'Cotitular', SELLER: 'Vendedor del vehículo' },
    pointOfSale: 'Punto de venta',
    document: 'Documento',
    cuil: 'CUIL',
    cuit: 'CUIT',
    phone: 'Celular',
    email: 'Correo',
    city: 'Ciudad',
  },
  documents: {
    heading: 'Documentos',
    empty: 'Todavía no hay documentos. Se piden después del seguro.',
    parties: {
      OWNER: 'Del titular',
      CO_OWNER: 'Del cotitular',
      SELLER: 'Del vendedor del vehículo',
      VEHICLE: 'Del vehículo',
    },
    status: {
      UPLOADED: 'Recibido',
      SENT_BACK: 'Hay que volver a subirlo',
      PENDING: 'Falta subirlo',
      OPTIONAL: 'Opcional',
    },
    reason: (text: string) => `Motivo: ${text}`,
    files: (label: string) => `Archivos de ${label}`,
  },
  cancel: {
    ...cancelTexts(one),
    unknown: 'El banco tarda en responder y no sabemos si se canceló. Probá de nuevo en unos segundos.',
    problem: 'No pudimos cancelarla: sigue como estaba. Probá de nuevo.',
    offline: `No hay conexión: la ${one} sigue como estaba. Probá de nuevo cuando vuelva.`,
  },
}));
