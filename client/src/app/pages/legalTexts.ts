export type LegalText = { title: string; paragraphs: readonly string[] };

/** Own wording; a bank puts its own texts in their place. */
export const LEGAL_TEXTS: Readonly<Record<string, LegalText>> = {
  'defensa-del-usuario': {
    title: 'Defensa del usuario',
    paragraphs: [
      'Tenés derecho a recibir información clara, a que se respeten las condiciones que contrataste y a reclamar sin costo.',
      'Hacé tu reclamo en reclamos@bancoceibo.example o en el 0800 555 0100. Te damos un número en el momento y una respuesta dentro de los 10 días hábiles.',
      'Si la respuesta no te conforma, podés acudir a Defensa del Consumidor de tu jurisdicción o a la Ventanilla Única Federal.',
    ],
  },
  'contratos-de-adhesion': {
    title: 'Contratos de adhesión',
    paragraphs: [
      'El préstamo se instrumenta con un contrato de mutuo con garantía prendaria sobre el vehículo, que se inscribe en el registro del automotor.',
      'Antes de firmar recibís el contrato completo, con el cuadro de pagos, las tasas y el costo financiero total. Podés pedir el modelo vigente en contratos@bancoceibo.example.',
    ],
  },
  privacidad: {
    title: 'Privacidad',
    paragraphs: [
      'Usamos tus datos para evaluar tu solicitud, hacer el contrato y cumplir con las normas que nos obligan. No los vendemos ni los compartimos con fines de publicidad.',
      'Podés acceder a tus datos, corregirlos o pedir que los borremos en datos@bancoceibo.example. La autoridad de control es la Agencia de Acceso a la Información Pública.',
      'Este sitio no guarda datos personales en tu navegador. Usa una cookie propia para reconocer tu solicitud en este dispositivo.',
    ],
  },
  'proteccion-de-los-usuarios-de-servicios-financieros': {
    title: 'Protección de los Usuarios de Servicios Financieros',
    paragraphs: [
      'El responsable de atención al usuario de servicios financieros recibe tus consultas y reclamos en usuarios@bancoceibo.example y en el 0800 555 0100.',
      'Si no respondemos en 10 días hábiles, o la respuesta no te conforma, podés presentarte ante el Banco Central de la República Argentina.',
    ],
  },
};
