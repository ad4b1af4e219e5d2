import type { FlowStepName, ProposalActor } from '#generated/graphql.ts';
import { WHO } from '../proposal/who.ts';
import { withProposalNoun } from '#shared/session/voice.ts';

/**
 * Texts of the next action, by step: `mine` for the user who must act, `theirs` for everyone else; `seller` is appended
 * for sellers who can help.
 */
type Waiting = { title: string; mine: string; theirs: string; seller?: string };

export const WAITING: Readonly<Partial<Record<FlowStepName, Waiting>>> = {
  ADDRESS: {
    title: 'Falta el domicilio',
    mine: 'Completá tu domicilio y tu estado civil para seguir.',
    theirs: 'El titular tiene que completar su domicilio y su estado civil.',
  },
  CO_OWNER_ADDRESS: {
    title: 'Falta el domicilio del cotitular',
    mine: 'Completá el domicilio y el estado civil del cotitular para seguir.',
    theirs: 'El titular tiene que completar los datos del cotitular.',
  },
  PHONE_VALIDATION: {
    title: 'Falta validar el celular',
    mine: 'Ingresá el código que te mandamos por SMS.',
    theirs: 'El titular tiene que ingresar el código que le mandamos por SMS.',
  },
  CO_OWNER_ACCEPTANCE: {
    title: 'Falta que el cotitular acepte',
    mine: 'Aceptá ser cotitular con el enlace que te mandamos.',
    theirs: 'El cotitular tiene que aceptar con el enlace que le mandamos.',
  },
  INSURANCE_CHOICE: {
    title: 'Falta elegir el seguro',
    mine: 'Elegí el seguro del vehículo.',
    theirs: 'El titular tiene que elegir el seguro del vehículo.',
  },
  SUMMARY: {
    title: 'Falta aceptar el resumen',
    mine: 'Revisá el resumen del préstamo y aceptalo.',
    theirs: 'El titular tiene que revisar y aceptar el resumen del préstamo.',
  },
  SELLER_DATA: {
    title: 'Faltan los datos del vendedor del vehículo',
    mine: 'Cargá quién vende el vehículo.',
    theirs: 'Hay que cargar quién vende el vehículo.',
  },
  DOCUMENT_UPLOAD: {
    title: 'Faltan documentos',
    mine: 'Subí los documentos del vehículo y de su vendedor.',
    theirs: 'Hay que subir los documentos del vehículo y de su vendedor.',
  },
  DOCUMENT_REVIEW: {
    title: 'El banco revisa los documentos',
    mine: 'Revisá que estén todos los documentos.',
    theirs: 'Si alguno no sirve, lo pide de nuevo con el motivo.',
  },
  CONFIRMATION: {
    title: 'Falta confirmar',
    mine: 'Elegí la cuenta, revisá los datos y confirmá.',
    theirs: 'El titular tiene que elegir la cuenta, revisar los datos y confirmar.',
  },
  CONTRACT_SIGNATURE: {
    title: 'Falta validar la identidad y firmar el contrato',
    mine: 'Hacelo en un celular con cámara, con tu DNI a mano. Si no es este, te mandamos el enlace.',
    theirs: 'El titular lo hace en su celular, con su DNI a mano.',
    seller: 'Podés enviarle el enlace.',
  },
  ACCOUNT_CHOICE: {
    title: 'Falta elegir la cuenta',
    mine: 'Elegí de qué cuenta se pagan las cuotas.',
    theirs: 'El titular tiene que elegir de qué cuenta se pagan las cuotas.',
  },
  PRESENTATION: {
    title: 'El banco presenta los documentos en el registro',
    mine: 'Presentá los documentos en el registro del automotor.',
    theirs: 'Con los documentos presentados, el registro del automotor inscribe la prenda.',
  },
  INSCRIPTION: {
    title: 'El registro inscribe la prenda',
    mine: 'Cuando el registro devuelva la prenda inscripta, subila.',
    theirs:
      'El registro del automotor anota que el vehículo garantiza el préstamo. El trámite lo hace el banco, que después paga.',
    seller: 'Si el registro te devuelve a vos la prenda sellada, subila en «Ver la prenda».',
  },
};

/** Texts for a pledge that the registry returned, by the party that must act. */
export const PLEDGE_WAITING: Readonly<Partial<Record<ProposalActor, Waiting>>> = {
  POINT_OF_SALE: {
    title: 'Falta subir la prenda inscripta',
    mine: 'El registro te devolvió la prenda sellada. Subila con todas sus hojas: con ella el banco paga.',
    theirs:
      'El registro le devolvió la prenda sellada al punto de venta, que tiene que subirla. Después el banco paga.',
  },
  BANK: {
    title: 'El banco revisa la prenda inscripta',
    mine: 'Revisá la prenda inscripta y cerrá la inscripción.',
    theirs: 'Si falta algo, la pide de nuevo. Si está bien, paga.',
  },
};

/** Texts for when only the co-owner's part is missing, or the co-owner declined. */
export const CO_OWNER_WAITING = withProposalNoun(({ one }) => ({
  refused: {
    title: 'El cotitular no aceptó',
    text: `La ${one} no sigue así: el titular puede empezar sin cotitular. Si el cotitular cambia de idea, puede aceptar con su enlace.`,
  },
  signature: {
    title: 'Falta la firma del cotitular',
    text: 'El titular ya firmó. El cotitular lee y firma el contrato en su celular.',
  },
}));

/** Texts for when the seller has not completed their part, by step. */
export const SELLER_WAITING = {
  link: {
    // Same wording as on the list and the morning screen, which know only the step.
    title: 'Faltan documentos',
    text: 'Tiene su enlace y todavía no confirmó sus datos. Mientras tanto se pueden subir los documentos del vehículo.',
    own: 'El vendedor tiene su enlace y todavía no confirmó sus datos. Mientras tanto podés subir los documentos del vehículo.',
  },
  besides: 'También faltan los datos del vendedor del vehículo: sin ellos no se firma el contrato.',
} as const;

/** Texts for when the owner's identity is validated, by the party that the contract waits for. */
export const CONTRACT_WAITING = {
  OWNER: {
    title: 'Falta firmar el contrato',
    mine: 'Tu identidad ya está validada. Leé el contrato y firmalo con un código.',
    theirs: 'El titular ya validó su identidad. Tiene que leer el contrato y firmarlo con un código.',
    seller: 'Podés enviarle el enlace.',
  },
  CO_OWNER: {
    title: 'Falta que el cotitular valide su identidad',
    text: 'El titular ya validó la suya. El cotitular lo hace en su celular, con su DNI a mano. Después se firma el contrato.',
  },
  SELLER: {
    title: 'Faltan los datos del vendedor del vehículo',
    text: 'El titular ya validó su identidad. El vendedor tiene su enlace y todavía no confirmó sus datos: sin ellos no se firma el contrato.',
  },
} as const;

/** Fallback for unknown phases and steps. */
export const WAITING_UNKNOWN: Waiting = withProposalNoun(({ one }) => ({
  title: `La ${one} sigue su curso`,
  mine: 'Seguí con el próximo paso.',
  theirs: 'Por ahora no hay nada para hacer.',
}));

export const NEXT_TEXTS = withProposalNoun(({ one }) => ({
  over: 'No queda nada por hacer',
  revocation: 'Hay un pedido de revocación',
  who: {
    mine: 'Te toca a vos',
    ...WHO,
  },
  whoInTimeline: {
    mine: 'vos',
    OWNER: 'el titular',
    CO_OWNER: 'el cotitular',
    SELLER: 'el vendedor del vehículo',
    POINT_OF_SALE: 'el punto de venta',
    BANK: 'el banco',
    REGISTRY: 'el registro del automotor',
  },
  sentBack: {
    title: (count: number) =>
      count === 1 ? 'Hay un documento para volver a subir' : `Hay ${count} documentos para volver a subir`,
    text: (labels: readonly string[]) =>
      `${labels.join(', ')}. Cuando ${labels.length === 1 ? 'esté' : 'estén'}, la ${one} sigue donde estaba.`,
    pledge: 'La prenda inscripta no sirve así. La vuelve a subir el punto de venta.',
  },
  cancelled: (who: 'YOU' | 'OWNER' | 'POINT_OF_SALE', when: string) =>
    `La ${{ YOU: 'cancelaste vos', OWNER: 'canceló el titular', POINT_OF_SALE: 'canceló el punto de venta' }[who]} el ${when}. No se cobró nada.${one === 'solicitud' && who === 'POINT_OF_SALE' ? ' Si no se lo pediste, llamanos.' : ''}`,
  ended: {
    CLOSED: {
      title: 'El préstamo está en marcha',
      text: 'El banco le pagó al vendedor del vehículo y las cuotas corren desde ese día.',
    },
    CANCELLED_BY_APPLICANT: {
      title: `La ${one} se canceló`,
      text:
        one === 'solicitud'
          ? 'La cancelaste vos o el punto de venta. No se cobró nada.'
          : 'La canceló el titular o el punto de venta. No se cobró nada.',
    },
    CANCELLED_BY_BANK: {
      title: `El banco cerró la ${one}`,
      text: 'Venció el plazo o el banco no puede seguir. No se cobró nada.',
    },
  },
  /** For an applicant whose proposal was cancelled. */
  again: 'Podés empezar una nueva cuando quieras.',
  actions: {
    continue: 'Continuar',
    identity: 'Seguir con mi identidad y contrato',
    pledge: 'Ver la prenda',
    uploadPledge: 'Subir la prenda',
    reload: 'Volver a subir documentos',
  },
}));
