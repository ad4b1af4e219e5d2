import { AMOUNT_MESSAGES, DECEASED } from '@prendarios/rules/messages';
import type { MissingItem, UserErrorCode } from '../generated/resolvers.ts';
import { openElsewhere } from './userErrors.ts';

/** The party that can prevent or resolve the error. */
type Cause = 'user' | 'client programmer' | 'bank' | 'network';

/** Columns of the user error table for developers, shown on the error codes page. */
type Help = Readonly<{
  cause: Cause;
  todo: string;
  /** A message of the reference bank; other banks may word it differently. */
  message: string;
  /** Example path; omitted if the error is not about one field. */
  path?: readonly string[];
  missing?: readonly MissingItem[];
}>;

const QUOTE_AGAIN = 'Show the message and go to the quoter, keeping the entered data.';
const READ_AGAIN = 'Read the proposal again and show its current step.';
const TO_IDENTITY = 'Go to the identity check and return to this step afterwards.';

export const USER_ERROR_HELP: Readonly<Record<UserErrorCode, Help>> = {
  INVALID_FIELD: {
    cause: 'user',
    todo: 'Show the message at the field that `path` names and move the focus there. Check the same rule before sending.',
    message: AMOUNT_MESSAGES.required,
    path: ['financedAmount'],
  },
  PERSON_DECEASED: {
    cause: 'user',
    todo: 'Show the message and ask for another DNI. Do not offer to try again.',
    message: DECEASED.message,
    path: ['owner', 'documentNumber'],
  },
  OPEN_PROPOSAL_EXISTS: {
    cause: 'user',
    todo: 'Offer to resume the open proposal, or to replace it with `replaceOpenProposal`. With a path, the proposal was opened on another device, and only a phone code resumes it.',
    message: openElsewhere().message,
    path: ['replaceOpenProposal'],
  },
  PROPOSAL_NOT_FOUND: {
    cause: 'user',
    todo: 'Go to the start page, and offer to resume with DNI and phone code.',
    message: 'No encontramos esa solicitud.',
  },
  OFFER_CHANGED: {
    cause: 'bank',
    todo: QUOTE_AGAIN,
    message: 'La oferta cambió desde que la viste. Cotizá de nuevo.',
  },
  CONDITIONS_CHANGED: {
    cause: 'user',
    todo: 'Read the proposal again and show its conditions; nothing was accepted.',
    message:
      'El préstamo cambió desde que abriste esta página. Ya ves los datos actuales: revisalos antes de seguir.',
  },
  OFFER_EXPIRED: {
    cause: 'user',
    todo: QUOTE_AGAIN,
    message: 'La oferta venció. Pedí una nueva: los datos ya están cargados.',
  },
  OFFER_TAKEN: {
    cause: 'user',
    todo: QUOTE_AGAIN,
    message: 'Con esta oferta ya hiciste una solicitud. Pedí una oferta nueva.',
  },
  CONSENT_REQUIRED: {
    cause: 'user',
    todo: 'Show the text and its checkbox. Send the consent only from the browser of the applicant.',
    message: 'Para seguir necesitamos que el titular acepte el tratamiento de sus datos.',
  },
  CONSENT_NOT_YOURS: {
    cause: 'client programmer',
    todo: 'Do not send consents for a seller; the applicant gives them on their own device.',
    message: 'El consentimiento lo tiene que dar el titular, desde su propio dispositivo.',
  },
  CONTRACT_DATA_MISSING: {
    cause: 'user',
    todo: 'Go to the step that asks for the data in `missing`.',
    message: 'Faltan datos para armar el contrato.',
    missing: [{ kind: 'DATA', name: 'insurance', message: 'Falta elegir el seguro.' }],
  },
  STEP_NOT_ALLOWED: {
    cause: 'client programmer',
    todo: READ_AGAIN,
    message: 'Este paso no corresponde ahora.',
  },
  CODE_INVALID: {
    cause: 'user',
    todo: 'Show the message at the code field and let the user enter it again.',
    message: 'El código no es correcto. Revisalo y probá de nuevo.',
    path: ['code'],
  },
  CODE_EXPIRED: {
    cause: 'user',
    todo: 'Offer a new code.',
    message: 'El código venció. Pedí uno nuevo.',
    path: ['code'],
  },
  CODE_BURNT: {
    cause: 'user',
    todo: 'Clear the field and offer a new code.',
    message: 'Hiciste demasiados intentos con este código. Pedí uno nuevo.',
    path: ['code'],
  },
  PHONE_LOCKED: {
    cause: 'user',
    todo: 'Hide the correction of the phone; offer a new proposal.',
    message: 'Este celular ya no se puede corregir. Para usar otro, empezá una solicitud nueva.',
  },
  CONTACT_LOCKED: {
    cause: 'user',
    todo: "Hide the change of phone and email; show the bank's phone.",
    message: 'Estos datos ya no se pueden cambiar acá.',
  },
  CONTACT_NOT_YOURS: {
    cause: 'user',
    todo: 'Say that only the applicant can change it.',
    message: 'El celular validado lo cambia tu cliente, desde el suyo.',
  },
  TOO_MANY_CHANGES: {
    cause: 'user',
    todo: 'Say that it is possible again tomorrow.',
    message: 'Llegaste al máximo de cambios por hoy. Probá de nuevo mañana.',
  },
  RESEND_TOO_SOON: {
    cause: 'user',
    todo: 'Say that the last code is still valid, and enable the button after the wait.',
    message: 'Esperá un minuto antes de pedir otro código.',
  },
  TOO_MANY_CODES: {
    cause: 'user',
    todo: 'Show the message and disable the button. Codes are sent again on the next day.',
    message: 'Llegaste al máximo de códigos por hoy. Probá de nuevo mañana.',
  },
  TOO_MANY_LINKS: {
    cause: 'user',
    todo: 'Show the message and disable the button. Links are sent again on the next day.',
    message: 'Ya enviamos el enlace tres veces hoy. Probá de nuevo mañana.',
  },
  TOO_MANY_CONTACTS: {
    cause: 'user',
    todo: 'Show the message. Contacts are shown again after an hour or on the next day.',
    message: 'Viste muchos contactos seguidos. Probá de nuevo en una hora.',
  },
  TOO_MANY_NOTES: {
    cause: 'user',
    todo: 'Show the message and keep the note. Notes are accepted again after an hour.',
    message: 'Escribiste muchas notas seguidas. Probá de nuevo en una hora.',
  },
  ASSIGNED_MEANWHILE: {
    cause: 'user',
    todo: 'Load the follow-up again, and ask whether to take the proposal from that colleague.',
    message: 'Mientras tanto la tomó Diego Luna.',
  },
  REMINDER_TOO_SOON: {
    cause: 'user',
    todo: 'Show the message, which says when the next reminder may be sent.',
    message: 'Ya se lo recordaste hoy a las 9:40. Podés volver a hacerlo mañana.',
  },
  SELLER_KEY_REQUIRED: {
    cause: 'user',
    todo: 'Go to the page on which the seller can request a new link.',
    message: 'Para cargar la cuenta, abrí acá el enlace que le mandamos al vendedor.',
  },
  DOCUMENTS_MISSING: {
    cause: 'user',
    todo: 'Mark the documents in `missing`.',
    message: 'Faltan documentos.',
    missing: [{ kind: 'DOCUMENT', name: 'DNI_FRONT', message: 'Falta subir: DNI del titular, frente.' }],
  },
  COUPON_INVALID: {
    cause: 'user',
    todo: 'Show the message at the coupon; the quote continues without it.',
    message: 'Ese cupón no existe.',
    path: ['couponId'],
  },
  OUT_OF_HOURS: {
    cause: 'user',
    todo: 'Show the message and keep the data; enable the button during the hours.',
    message: 'Este paso está disponible de 7 a 23 h. Tus datos quedaron guardados.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    cause: 'client programmer',
    todo: 'Send a new key with every new input, and the same key only to repeat a request.',
    message: 'Esa clave de idempotencia ya se usó con otros datos.',
  },
  IN_PROGRESS: {
    cause: 'network',
    todo: 'Wait, and send the request again with the same `Idempotency-Key`.',
    message: 'El mismo pedido todavía se está procesando.',
  },
  AMOUNT_OUT_OF_OFFER: {
    cause: 'user',
    todo: 'Ask for a lower amount, or leave the co-owner unchanged.',
    message: 'Con ese cambio el monto elegido supera lo que podemos ofrecerte.',
  },
  POINT_OF_SALE_NOT_ALLOWED: {
    cause: 'client programmer',
    todo: 'Offer only the points of sale of the signed-in seller.',
    message: 'Ese punto de venta no es tuyo.',
  },
  POINT_OF_SALE_NOT_FOUND: {
    cause: 'client programmer',
    todo: 'Offer only the points of sale that `pointsOfSale` lists.',
    message: 'Ese punto de venta no existe.',
  },
  NO_CO_OWNER: {
    cause: 'client programmer',
    todo: 'Read the proposal again, and offer this only if `coOwner` is not null.',
    message: 'Esta solicitud no tiene cotitular.',
  },
  READ_ONLY: {
    cause: 'client programmer',
    todo: 'Do not offer changes to this user.',
    message: 'Tu usuario es solo de consulta.',
  },
  VEHICLE_LOCKED: {
    cause: 'client programmer',
    todo: 'Show the vehicle as text; a change needs a new quote.',
    message: 'El vehículo ya es parte de la solicitud y no se puede cambiar.',
  },
  VEHICLE_PLEDGED: {
    cause: 'user',
    todo: 'Show the message. The vehicle is free again once that loan is cancelled or paid off.',
    message: 'Ese vehículo ya garantiza otro préstamo en curso.',
    path: ['chassis'],
  },
  SELLER_NOT_FOUND: {
    cause: 'client programmer',
    todo: 'Save the seller first, with `setSeller`.',
    message: 'Todavía no hay datos del vendedor.',
  },
  SELLER_NOT_VALIDATED: {
    cause: 'user',
    todo: 'Go to the seller’s data to correct them.',
    message: 'Los datos del vendedor todavía no están validados.',
  },
  BIOMETRY_INCOMPLETE: {
    cause: 'user',
    todo: 'Read which photos the bank has, and ask for the missing ones.',
    message: 'Todavía faltan fotos para validar tu identidad.',
  },
  BIOMETRY_REJECTED: {
    cause: 'user',
    todo: 'Show the message and ask for the photos again.',
    message: 'Las fotos no sirven para validar tu identidad. Sacalas de nuevo.',
  },
  BIOMETRY_REQUIRED: {
    cause: 'user',
    todo: TO_IDENTITY,
    message: 'Primero validá tu identidad.',
  },
  REJECTED_BY_REGISTER: {
    cause: 'bank',
    todo: "Show the message with the bank's contacts. Do not offer to try again.",
    message: 'No pudimos validar la identidad. Comunicate con nosotros para seguir.',
  },
  DOCUMENT_NOT_READY: {
    cause: 'user',
    todo: 'Go to the step that asks for the data in `missing`.',
    message: 'Todavía faltan datos para armar este documento.',
    missing: [{ kind: 'DATA', name: 'vehicle.chassis', message: 'Falta este dato.' }],
  },
  CONTRACT_NOT_CREATED: {
    cause: 'client programmer',
    todo: 'Create the contract first, with `createContract`, and show it.',
    message: 'El contrato todavía no está listo.',
  },
  FIGURES_CHANGED: {
    cause: 'bank',
    todo: 'Show the changes and let the user accept them. Never accept them for the user.',
    message: 'Los números del contrato no son los del resumen que aceptaste. Miralos antes de firmar.',
  },
  CODE_REQUIRED: {
    cause: 'client programmer',
    todo: 'Send a code with `sendSigningCode` or `sendCoOwnerCode`, ask for it, and sign with `code`.',
    message: 'Para firmar, ingresá el código que mandamos a tu celular.',
    path: ['code'],
  },
  BORROWERS_ONLY: {
    cause: 'user',
    todo: 'Say that the borrower has to do it on their own device.',
    message: 'Esto lo hace quien pide el préstamo, desde su propio dispositivo.',
  },
  DEVICE_NOT_PROVED: {
    cause: 'client programmer',
    todo: 'If `isCodeRequired` is true, send a code with the purpose DEVICE and call `proveCoOwnerDevice` first.',
    message: 'Para seguir en este dispositivo, ingresá el código que mandamos a tu celular.',
  },
  CO_OWNER_ONLY: {
    cause: 'user',
    todo: 'Show the message; the co-owner has to open the link on their own phone.',
    message: 'Es para Julián, que lo tiene que abrir en su propio celular.',
  },
  SELLER_ONLY: {
    cause: 'user',
    todo: 'Say that the link is for the seller, and offer `resendSaleLink` with its key.',
    message: 'Este enlace es para el vendedor, que tiene que abrirlo en su celular.',
  },
  OTHER_BORROWER_PENDING: {
    cause: 'user',
    todo: 'Show the message, and say that the process continues once the other borrower is done.',
    message: 'Falta que Julián valide su identidad.',
  },
  CO_OWNER_REFUSED: {
    cause: 'user',
    todo: 'Show the message. Offer to cancel and, during the phase OWNER, to name another co-owner or continue alone.',
    message: 'Julián no aceptó ser cotitular. Podés cancelar la solicitud o empezar otra.',
  },
  LOAN_REVOKED: {
    cause: 'user',
    todo: 'Read the proposal again and show who revoked it, and that the bank has to decide.',
    message:
      'Pidieron la revocación de este préstamo. Hasta que el banco la resuelva, no se firma, no se inscribe la prenda y no se paga.',
  },
  CO_OWNER_NOT_SUPPORTED: {
    cause: 'bank',
    todo: 'Show the message with the bank’s phone. The proposal cannot be signed with a co-owner here.',
    message: 'Esta solicitud tiene cotitular y por acá todavía no puede firmar. Llamá al banco para seguir.',
  },
  UNKNOWN: {
    cause: 'bank',
    todo: 'Show the message. The log has the bank’s code by request id.',
    message: 'Ha ocurrido un error. Por favor intente nuevamente',
  },
};
