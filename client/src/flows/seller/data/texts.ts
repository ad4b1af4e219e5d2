export const DATA_TEXTS = {
  page: 'Tus datos',
  invited: {
    title: 'Completá tus datos para cobrar',
    subtitle: (buyer: string) =>
      `${buyer} te compra el vehículo con un préstamo del banco. Con tus datos, el banco te paga directamente.`,
  },
  /** Non-breaking spaces keep the question together. */
  title: (name: string) => `${name}, ¿son\u00a0estos\u00a0tus datos?`,
  companyTitle: '¿Son estos los datos de la empresa?',
  editTitle: 'Corregí tus datos',
  subtitle: (vehicle: string) => `Son los de esta venta: ${vehicle}. Ocultamos una parte para cuidarlos.`,
  editSubtitle: 'Lo que no cambies queda como está.',
  name: 'Nombre',
  document: 'DNI',
  cuil: 'CUIL',
  businessName: 'Razón social',
  cuit: 'CUIT',
  email: 'Correo electrónico',
  phone: 'Celular',
  companyPhone: 'Teléfono',
  firstName: 'Nombre',
  lastName: 'Apellido',
  emailHint: (held: string) => `Tenemos ${held}. Dejalo vacío si es ese.`,
  phoneHint: (held: string) => `Tenemos ${held}. Dejalo vacío si es ese.`,
  identityNote: (document: string, phone: string) =>
    `Tu ${document} no se cambia acá. Si está mal, avisale a quien te compra para que lo corrija antes de confirmar. Si ya confirmó, llamanos al ${phone}.`,
  confirm: 'Sí, son mis datos',
  confirmCompany: 'Sí, están bien',
  edit: 'Corregir algo',
  save: 'Guardar y continuar',
  keep: 'Dejarlos como estaban',
  nameFixed: (phone: string) =>
    `Quien te compra ya confirmó: tu nombre y tu documento no se cambian acá. Si están mal, llamanos al ${phone}.`,
  fixed: (phone: string) =>
    `El contrato ya tiene estos datos: acá no se cambian. Si algo está mal, llamanos al ${phone}.`,
  notMe: 'Estos datos no son míos',
  deny: {
    title: '¿Estos datos no son tuyos?',
    text: 'Le avisamos a quien te compra para que los corrija. Mientras tanto la venta no avanza. Si hay un error, también podés corregirlo vos.',
    confirm: 'Avisar que no son míos',
    back: 'Volver',
  },
  denied: {
    title: 'Nos dijiste que estos datos no son tuyos',
    text: 'Quien te compra tiene que corregirlos. Mientras tanto la venta no avanza. Si fue un error, confirmalos o corregí lo que haga falta.',
    call: (phone: string) => `Llamar al ${phone.replaceAll(' ', '\u00a0')}`,
  },
  complete: 'Ya tenemos todo. Podés revisar tus datos o ver qué sigue.',
  seeEnd: 'Ver qué sigue',
} as const;
