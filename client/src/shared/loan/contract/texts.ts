/** Version of the text accepted with the signature; changes whenever its wording does. */
export const TERMS_TEXT_VERSION = 'contrato-2026-11-1';

export const CONTRACT_TEXTS = {
  subtitle: 'Leelo entero antes de firmar. Tiene los mismos números que aceptaste en el resumen.',
  coOwnerSubtitle: 'Leelo entero antes de firmar. Tiene el monto, el plazo y la tasa que aceptaste.',
  changedSubtitle: 'Leelo entero antes de firmar.',
  changes: {
    title: 'Cambiaron los números desde el resumen',
    text: 'El contrato se calcula con los valores del día en que lo firmás. Cuando el banco pague, te enviamos el cuadro de pagos definitivo, calculado desde ese día.',
    before: (value: string) => `Antes ${value}`,
    now: (value: string) => `Ahora ${value}`,
    same: (value: string) => `Igual ${value}`,
    firstPayableOn: 'La primera cuota se paga el',
    firstInstallment: 'Primera cuota',
    secondInstallment: 'Segunda cuota',
    cftea: 'CFTEA con IVA',
    cfteaWithInsurance: 'CFTEA con seguro',
    capitalInUva: 'Capital en UVA',
    uvaValue: 'Valor de la UVA',
    total: 'Total a pagar',
    accept: 'Vi los cambios y acepto los números de ahora.',
  },
  making: 'Estamos preparando tu contrato…',
  otherBorrower: {
    data: 'Al contrato le faltan datos',
    text: 'Tu parte está lista. Te avisamos por SMS cuando puedas leer y firmar el contrato.',
    follows: 'Si te quedás, esta página sigue sola.',
  },
  contractName: 'CONTRATO DE PRENDA CON REGISTRO',
  contractHint: 'Con todas las cuotas, las tasas y lo que garantiza el vehículo.',
  documents: 'Los documentos',
  documentsProblem:
    'No pudimos traer los otros documentos. El contrato está completo: probá de nuevo más tarde.',
  others: {
    LOAN_SUMMARY: 'Resumen del préstamo',
    FORM_03: 'FORMULARIO 03',
    PLEDGE_ANNEXED: 'ANEXO DE PRENDA',
  },
  reading: {
    heading: 'El contrato completo',
    loading: 'Trayendo el texto del contrato…',
    summary: 'En pocas palabras',
    table: (rows: number) => `Ver las ${rows} cuotas`,
    read: 'Leer acá',
    goOn: 'Ya lo leí: ir a firmar',
    before: 'Para firmar, leé el contrato hasta el final.',
    reached: 'Llegaste al final: ya podés firmar.',
    sign: 'Firmá tu contrato',
  },
  revocation:
    'Podés arrepentirte, sin costo y sin dar explicaciones, hasta 10 días hábiles después de que paguemos el vehículo.',
  terms: 'Leí el contrato y acepto sus términos y condiciones.',
  termsHint:
    'Tu firma es electrónica: la respaldan tu identidad validada, un código a tu celular, la fecha y la hora.',
  confirming: {
    title: 'Estamos confirmando tu firma',
    text: 'Se cortó la conexión mientras firmabas. Le preguntamos al banco si la recibió: no firmes de nuevo todavía.',
    asking: 'Preguntando…',
    unsigned: 'El banco no tiene tu firma. Firmá de nuevo.',
  },
  code: {
    accepted: 'Aceptaste el contrato. Falta firmarlo con el código.',
    heading: 'Firmá con el código que te mandamos',
    sign: 'Firmar',
  },
  sign: 'Firmar el contrato',
  signing: 'Firmando…',
  refuse: {
    summary: 'No quiero firmar por ahora',
    text: 'El contrato queda guardado y lo podés firmar después, con el mismo enlace.',
    reason: 'Qué te hace dudar',
    reasonHint: 'Si nos contás, te llamamos para responderte.',
    action: 'No firmar por ahora',
    saving: 'Guardando…',
    doneTitle: 'Anotamos que no firmás por ahora',
    done: 'Cuando quieras, leelo de nuevo y firmalo acá.',
  },
  waiting: {
    seller: {
      title: 'Falta que el vendedor complete su parte',
      text: 'Faltan sus datos, sus documentos o la cuenta donde cobra: sin eso no podemos armar tu contrato. Tu parte ya está guardada.',
    },
    data: {
      title: 'Faltan datos del vehículo',
      text: 'Faltan datos que van en el contrato. Los completa quien cargó tu solicitud; lo tuyo ya está guardado.',
    },
    since: (day: string) => `Esperamos su parte desde el ${day}.`,
    next: 'Cuando esté, te avisamos por SMS y por correo: podés cerrar esta página.',
    sendAgain: {
      title: '¿No le llegó?',
      text: (recipient: string) => `Recibió el enlace en ${recipient}.`,
      send: 'Enviarle el enlace de nuevo',
    },
  },
  problem: {
    title: 'No pudimos preparar tu contrato',
    failed: 'Algo falló de nuestro lado. Tus datos quedaron guardados: probá de nuevo.',
  },
} as const;
