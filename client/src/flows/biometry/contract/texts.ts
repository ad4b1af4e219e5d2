/** The version of what is accepted with the signature; another wording is another version. */
export const TERMS_TEXT_VERSION = 'contrato-2026-11-1';

export const CONTRACT_TEXTS = {
  title: 'Leé y firmá tu contrato',
  subtitle: 'Leelo entero antes de firmar. Tiene los mismos números que aceptaste en el resumen.',
  making: 'Estamos preparando tu contrato…',
  contractName: 'Contrato de prenda',
  contractHint: 'Con todas las cuotas, las tasas y lo que garantiza el vehículo.',
  papers: 'Los papeles',
  papersProblem: 'No pudimos traer los otros papeles. El contrato está completo.',
  others: {
    LOAN_SUMMARY: 'Resumen del préstamo',
    FORM_03: 'FORMULARIO 03',
    PLEDGE_ANNEXED: 'ANEXO DE PRENDA',
  },
  revocation: 'Después de firmar tenés 10 días hábiles para arrepentirte, sin costo y sin dar explicaciones.',
  terms: 'Leí el contrato y acepto sus términos y condiciones.',
  termsHint: 'Tu firma es electrónica: la respaldan tu identidad validada, la fecha y la hora.',
  sign: 'Firmar el contrato',
  signing: 'Firmando…',
  errors: { accepted: 'Para firmar tenés que aceptar los términos y condiciones.' },
  refuse: {
    summary: 'No quiero firmar por ahora',
    text: 'El contrato queda guardado y lo podés firmar después, con el mismo enlace.',
    reason: 'Qué te hace dudar',
    reasonHint: 'Nos ayuda a llamarte con una respuesta.',
    action: 'No firmar por ahora',
    saving: 'Guardando…',
    long: 'Contalo en hasta 500 letras.',
    doneTitle: 'Anotamos que no firmás por ahora',
    done: 'Cuando quieras, leelo de nuevo y firmalo acá.',
  },
  problem: {
    title: 'No pudimos preparar tu contrato',
    failed: 'Algo falló de nuestro lado. Tus datos quedaron guardados: probá de nuevo.',
  },
} as const;
