export const CO_OWNER_END_TEXTS = {
  signed: {
    title: 'Firmaste el contrato',
    all: 'Ya firmaron los dos. El banco sigue con la inscripción de la prenda.',
    pending: (owner: string) => `Falta la firma de ${owner}. Te avisamos por correo cuando esté.`,
    paid: (on: string) => `Pagamos el vehículo el ${on}. Las cuotas corren desde ese día.`,
    held: 'El préstamo está en pausa por un pedido de revocación.',
    recordHeading: 'Lo que firmaste',
    contract: 'Contrato',
    contractSigned: 'Contrato firmado',
    signedBy: (name: string) => `Firmó ${name}`,
    hash: 'Código de verificación',
    keep: 'Guardá tu contrato: lo podés descargar ahora o pedirlo cuando quieras.',
  },
  revoked: {
    title: 'Por ahora no hay nada para firmar',
    subtitle:
      'Pidieron dejar sin efecto este préstamo. No tenés que hacer nada: el banco se comunica con vos.',
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
