import type { ProposalActor } from '../../../generated/graphql.ts';

/**
 * Texts of the next action, by phase and step: `mine` for the user who must act, `theirs` for all others; `seller` follows
 * where a seller can do something about it.
 */
type Waiting = { title: string; mine: string; theirs: string; seller?: string };

export const WAITING: Readonly<Record<string, Waiting>> = {
  'OWNER.address': {
    title: 'Falta el domicilio',
    mine: 'Completá tu domicilio y tu estado civil para seguir.',
    theirs: 'El titular tiene que completar su domicilio y su estado civil.',
  },
  'OWNER.addressCoOwner': {
    title: 'Falta el domicilio del cotitular',
    mine: 'Completá el domicilio y el estado civil del cotitular para seguir.',
    theirs: 'El titular tiene que completar los datos del cotitular.',
  },
  'OWNER.validateCode': {
    title: 'Falta validar el teléfono',
    mine: 'Ingresá el código que te enviamos al celular.',
    theirs: 'El titular tiene que ingresar el código que recibe en su celular.',
  },
  'OWNER.validateCodeCoOwner': {
    title: 'Falta que el cotitular acepte',
    mine: 'Aceptá ser cotitular desde el enlace que te mandamos.',
    theirs: 'El cotitular tiene que aceptar en su celular, con el enlace que le mandamos.',
  },
  'INSURANCE.load': {
    title: 'Falta elegir el seguro',
    mine: 'Elegí la póliza del vehículo entre las ofertas.',
    theirs: 'El titular tiene que elegir la póliza del vehículo.',
  },
  'INSURANCE.sendLoanSummary': {
    title: 'Falta aceptar el resumen',
    mine: 'Revisá el resumen del préstamo y aceptalo.',
    theirs: 'El titular tiene que revisar y aceptar el resumen del préstamo.',
  },
  'SELLER.load': {
    title: 'Faltan los datos del vendedor',
    mine: 'Cargá quién vende el vehículo.',
    theirs: 'Hay que cargar quién vende el vehículo.',
  },
  'SELLER.uploadDocumentation': {
    title: 'Faltan documentos',
    mine: 'Subí los documentos del vehículo y del vendedor.',
    theirs: 'Hay que subir los documentos del vehículo y del vendedor.',
  },
  'SELLER.validateDocumentation': {
    title: 'El banco revisa los documentos',
    mine: 'Revisá que estén todos los documentos.',
    theirs: 'Si alguno no sirve, te lo pedimos de nuevo con el motivo.',
  },
  'SELLER.confirmData': {
    title: 'Falta confirmar la solicitud',
    mine: 'Elegí la cuenta, revisá los datos y confirmá.',
    theirs: 'El titular tiene que revisar los datos y confirmarlos.',
  },
  'IDENTITY_AND_CONTRACT.createFormalization': {
    title: 'Falta validar la identidad y firmar el contrato',
    mine: 'Hacelo desde un celular con cámara, con tu DNI a mano. Si no es este, te enviamos el enlace.',
    theirs: 'El titular lo hace desde su celular, con su DNI a mano.',
    seller: 'Podés enviarle el enlace.',
  },
  'IDENTITY_AND_CONTRACT.saveAccount': {
    title: 'Falta elegir la cuenta',
    mine: 'Elegí de qué cuenta se pagan las cuotas.',
    theirs: 'El titular tiene que elegir de qué cuenta se pagan las cuotas.',
  },
  'PLEDGE_REGISTRATION.presented': {
    title: 'El banco presenta los papeles en el registro',
    mine: 'Presentá los papeles en el registro del automotor.',
    theirs: 'No hay nada para hacer por ahora. Te avisamos cuando estén presentados.',
  },
  'PLEDGE_INSCRIPTION.closePrendaInscripta': {
    title: 'El registro inscribe la prenda',
    mine: 'Cuando el registro devuelva la prenda inscripta, subila.',
    theirs:
      'El registro del automotor anota que el vehículo garantiza el préstamo. El trámite lo hace el banco y después paga.',
    seller: 'Si el registro te devuelve a vos la prenda sellada, subila en «Ver la prenda».',
  },
};

/** The pledge once the registry gave it back, by the party that has to act. */
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
    theirs: 'No hay nada para hacer por ahora. Si falta algo, el banco la pide de nuevo. Si está bien, paga.',
  },
};

/** Where the co-owner alone is missing, or declined. */
export const CO_OWNER_WAITING = {
  refused: {
    title: 'El cotitular no quiere serlo',
    text: 'La solicitud no sigue así: el titular puede empezar sin cotitular. Si el cotitular cambia de idea, puede aceptar con su enlace.',
  },
  signature: {
    title: 'Falta la firma del cotitular',
    text: 'El titular ya firmó. El cotitular lee y firma el contrato en su celular.',
  },
} as const;

/** Where the seller has not completed their part, by the step at which that shows. */
export const SELLER_WAITING = {
  link: {
    title: 'Falta la parte del vendedor',
    text: 'Tiene su enlace y todavía no confirmó sus datos. Mientras tanto se pueden subir los documentos del vehículo.',
  },
  besides: 'El vendedor tampoco terminó su parte: sin sus datos no se puede firmar el contrato.',
} as const;

/** For phases and steps that this version does not know. */
export const WAITING_UNKNOWN: Waiting = {
  title: 'La propuesta sigue su curso',
  mine: 'Seguí con el próximo paso.',
  theirs: 'No hay nada para hacer por ahora.',
};

export const NEXT_TEXTS = {
  over: 'No queda nada por hacer',
  revocation: 'Hay un pedido de revocación',
  who: {
    mine: 'Te toca a vos',
    HOLDER: 'Le toca al titular',
    CO_OWNER: 'Le toca al cotitular',
    SELLER: 'Le toca al vendedor del vehículo',
    POINT_OF_SALE: 'Le toca al punto de venta',
    BANK: 'Le toca al banco',
    REGISTRY: 'Le toca al registro del automotor',
  },
  whoInTimeline: {
    mine: 'vos',
    HOLDER: 'el titular',
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
      `${labels.join(', ')}. Cuando ${labels.length === 1 ? 'esté' : 'estén'}, la propuesta sigue donde estaba.`,
    pledge: 'La prenda inscripta no sirve así. La vuelve a subir el punto de venta.',
  },
  ended: {
    CLOSED: {
      title: 'El préstamo está en marcha',
      text: 'El banco le pagó al vendedor y las cuotas corren desde ese día.',
    },
    CANCELLED_BY_APPLICANT: {
      title: 'La propuesta se canceló',
      text: 'Se canceló a pedido del cliente o del punto de venta. No se cobró nada.',
    },
    CANCELLED_BY_BANK: {
      title: 'El banco cerró la propuesta',
      text: 'Venció el plazo o el banco no puede seguir con ella. No se cobró nada.',
    },
  },
  /** To an applicant whose proposal was cancelled. */
  again: 'Podés empezar una nueva cuando quieras.',
  actions: {
    continue: 'Continuar',
    identity: 'Seguir con mi identidad y contrato',
    opening: 'Abriendo…',
    pledge: 'Ver la prenda',
    uploadPledge: 'Subir la prenda',
    reload: 'Volver a subir documentos',
  },
} as const;
