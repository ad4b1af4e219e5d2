/** Texts shared by the flow; the texts of a step are in its folder. */
export const FLOW_TEXTS = {
  page: 'Validá tu identidad',
  afterIdentity: 'Ahora revisás las condiciones y firmás el contrato.',
  stop: {
    cancelled: {
      title: 'Esta solicitud se canceló',
      message: 'No se firmó nada y no se cobró nada. Podés empezar una solicitud nueva cuando quieras.',
      action: 'Empezar una cotización',
    },
    'not-yet': {
      title: 'Todavía no hace falta validar tu identidad',
      message: 'Primero terminá tu solicitud. Lo que ya cargaste está guardado.',
      action: 'Seguir con mi solicitud',
    },
    'sent-back': {
      title: 'Primero hay que volver a subir documentos',
      message:
        'El banco revisó los documentos y pidió algunos de nuevo. Cuando estén, seguís acá donde estabas.',
      action: 'Ver qué falta',
    },
    revoked: {
      title: 'Tu préstamo está en pausa',
      message:
        'Pidieron la revocación y el banco la está resolviendo. Mientras tanto no se firma nada. El banco se comunica con vos.',
      action: 'Ver mi solicitud',
    },
    refused: {
      title: 'Tu cotitular no quiere seguir',
      message:
        'La solicitud no sigue así. Si cambia de idea, puede aceptar con su enlace. También podés empezar sin cotitular.',
      action: 'Empezar sin cotitular',
    },
    staff: {
      title: 'Este paso lo hace el titular',
      message:
        'La identidad y el contrato son de quien pide el préstamo: lo hace desde su celular. Desde la propuesta podés enviarle el enlace.',
      action: 'Ver las propuestas',
    },
    unknown: {
      title: 'No encontramos esta solicitud',
      message: 'Puede que el enlace sea de otra persona o de una solicitud que ya no está.',
      action: 'Ver mis solicitudes',
    },
    none: {
      title: 'No tenés una solicitud en curso',
      message: 'Tu identidad se valida cuando terminás una solicitud. Primero cotizá tu préstamo.',
      action: 'Empezar una cotización',
    },
    several: {
      title: 'Tenés más de una solicitud en curso',
      message: 'Elegí en cuál querés seguir.',
      action: 'Ver mis solicitudes',
    },
  },
} as const;
