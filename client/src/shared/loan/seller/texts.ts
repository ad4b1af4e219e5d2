import { withStaffWording } from '#shared/session/voice.ts';

export const SELLER_TEXTS = withStaffWording(
  {
    denied: {
      title: 'El vendedor dijo que estos datos no son suyos',
      text: 'Corregilos para seguir: hasta entonces la solicitud no avanza.',
    },
    way: 'Cómo seguimos',
    link: 'Enviarle el enlace',
    linkNote: 'Carga sus datos y sus documentos desde su celular. Vos seguís mientras tanto.',
    self: 'Cargar los datos yo',
    selfNote: 'Necesitás sus datos y sus documentos a mano.',
    dealer: (name: string) => `Me vende ${name}`,
    dealerNote: 'El banco ya tiene sus datos y sus documentos.',
    dealerTitle: 'No hace falta nada más',
    dealerText: (name: string) => `${name} es una concesionaria del banco. Continuá para confirmar.`,
    linkHeading: '¿A dónde se lo mandamos?',
    linkHint: 'Celular o correo: con uno alcanza.',
    kind: 'Quién vende',
    person: 'Una persona',
    personNote: 'Es el titular del vehículo',
    company: 'Una concesionaria o empresa',
    companyNote: 'Vende con factura',
    personHeading: 'Datos del vendedor',
    companyHeading: 'Datos de la empresa',
    firstName: 'Nombre',
    lastName: 'Apellido',
    documentNumber: 'DNI',
    gender: 'Género, como en el DNI',
    cuil: 'CUIL',
    cuilHint: '11 números, con o sin guiones.',
    cuilFilled: 'Lo calculamos con su DNI. Si en su constancia figura otro, corregilo.',
    email: 'Correo electrónico',
    phone: 'Celular',
    companyPhone: 'Teléfono',
    phoneHint: 'Con código de área, sin 0 y sin 15.',
    businessName: 'Razón social',
    businessNameFilled: 'La completamos con la de ARCA.',
    businessNameUnknown: 'Como figura en ARCA.',
    cuit: 'CUIT',
    choose: 'Elegí una opción',
  },
  {
    linkNote: 'Carga sus datos y sus documentos desde su celular. Podés seguir mientras tanto.',
    dealer: (name: string) => `Le vende ${name}`,
  },
);

/** Texts for sellers who enter their own data. */
export const OWN_SELLER_TEXTS = {
  person: 'Vendo yo',
  personNote: 'El vehículo está a mi nombre',
  company: 'Vende una empresa',
  companyNote: 'Con factura, a nombre de la empresa',
  personHeading: 'Tus datos',
  cuilFilled: 'Lo calculamos con tu DNI. Si en tu constancia figura otro, corregilo.',
} as const;
