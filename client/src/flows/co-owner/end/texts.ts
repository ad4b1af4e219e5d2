export const CO_OWNER_END_TEXTS = {
  signed: {
    title: 'Firmaste el contrato',
    all: 'Ya firmaron los dos. El banco sigue con la inscripción de la prenda.',
    pending: (owner: string) => `Falta la firma de ${owner}. Te avisamos por SMS cuando esté.`,
    recordHeading: 'Lo que firmaste',
    contract: 'Contrato',
    contractSigned: 'Contrato firmado',
    signedBy: (name: string) => `Firmó ${name}`,
    hash: 'Código de verificación',
    keep: 'Guardá tu contrato: lo podés descargar ahora o pedirlo cuando quieras.',
    revocation:
      'Podés arrepentirte hasta 10 días hábiles después de que paguemos el vehículo, sin costo y sin dar explicaciones.',
  },
  stopped: {
    title: 'Por ahora no podemos seguir con este préstamo',
    text: 'Un registro tiene una observación y hay que resolverla con una persona. No quiere decir que hayas hecho algo mal. No firmaste nada.',
    next: 'Qué podés hacer',
    steps: (phone: string, mail: string) => [
      `Llamanos al ${phone} o escribinos a ${mail} con el número de solicitud.`,
      'Tené a mano tu DNI: te podemos pedir que te acerques a una sucursal.',
    ],
    number: 'Número de solicitud',
  },
  ended: {
    title: 'Esta solicitud ya no está en curso',
    text: 'Se canceló o venció. No tenés que hacer nada.',
    number: (number: number) => `Es la solicitud ${number}. Si tenés dudas, preguntale a quien te invitó.`,
  },
} as const;
