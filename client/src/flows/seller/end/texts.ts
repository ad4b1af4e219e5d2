export const SALE_END_TEXTS = {
  page: 'Qué sigue',
  title: 'Listo, recibimos todo',
  subtitle: 'Tenemos tus datos, tus documentos y tu cuenta. No tenés que hacer nada más por ahora.',
  pastTitle: 'La venta ya avanzó',
  pastSubtitle: 'Los datos de esta venta ya no se cambian. Si hace falta algo, te avisamos.',
  closed: {
    title: 'Te transferimos',
    subtitle: (amount: string) =>
      `La prenda quedó inscripta y el banco transfirió ${amount} a tu cuenta. No tenés que hacer nada más.`,
  },
  stoppedTitle: 'El trámite está detenido',
  stoppedSubtitle:
    'Falta que vuelvan a subir un documento que no es tuyo. Cuando lo suban, sigue. No tenés que hacer nada por ahora.',
  onHold: {
    title: 'El pago está en pausa',
    loan: 'Pidieron dejar sin efecto el préstamo. El banco lo resuelve antes de transferirte y te avisa.',
    text: 'El banco revisa la cuenta donde cobrás antes de transferirte. Si no la cargaste vos, llamanos.',
  },
  number: 'Número de la venta',
  nextHeading: 'Qué pasa ahora',
  next: {
    yours: { title: 'Tus datos, tus documentos y tu cuenta', who: 'Ya los tenemos' },
    buyer: {
      title: (buyer: string) => `${buyer} firma el préstamo`,
      who: 'Valida su identidad y firma en línea',
    },
    document: {
      title: 'Falta un documento que no es tuyo',
      who: 'El trámite está detenido hasta que lo vuelvan a subir',
    },
    revocation: {
      title: 'El banco resuelve el pedido de dejar sin efecto el préstamo',
      who: 'El trámite está detenido hasta entonces',
    },
    registry: { title: 'El registro inscribe la prenda', who: 'El banco hace el trámite' },
    vehicle: {
      title: 'Faltan datos del vehículo',
      who: (buyer: string) => `Chasis, motor y patente: los carga ${buyer} o la concesionaria`,
    },
    payment: (amount: string) => `Te transferimos ${amount}`,
    paymentWho: 'A tu cuenta, con la prenda inscripta: suele ser de 5 a 9 días hábiles después de la firma',
    expected: (day: string) => `A tu cuenta, con la prenda inscripta, ${day}`,
    paidWho: 'Puede tardar 2 días hábiles en verse en tu cuenta',
  },
  recordHeading: 'Tu constancia',
  seller: 'Vende',
  document: 'Documento',
  vehicle: 'Vehículo',
  account: 'Cuenta donde cobrás',
  noAccount: 'Sin cuenta',
  documents: 'Documentos entregados',
  giveAccount: 'Cargar la cuenta donde cobrás',
  changeAccount: 'Cambiar la cuenta donde cobrás',
  print: 'Imprimir o guardar',
  review: 'Revisar mis datos',
} as const;
