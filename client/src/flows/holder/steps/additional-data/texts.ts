import { voiced } from '../../../../shared/texts/voice.ts';

export const ADDITIONAL_DATA_TEXTS = voiced(
  {
    addressHeading: '¿Dónde vivís?',
    knownAddress: (address: string) => `¿Seguís viviendo en ${address}?`,
    sameAddress: 'Sí, usar este domicilio',
    otherAddress: 'No, me mudé',
    civilHeading: 'Sobre vos',
    province: 'Provincia',
    city: 'Ciudad o localidad',
    cityHint: 'Buscala por nombre.',
    notListed: 'No está en la lista',
    locality: 'Ciudad o localidad',
    listed: 'Buscar en la lista',
    street: 'Calle',
    number: 'Altura',
    floor: 'Piso',
    apartment: 'Departamento',
    postalCode: 'Código postal',
    postalCodeHint: 'Cuatro números, o el código completo como C1425ABC.',
    maritalStatus: 'Estado civil',
    nationality: 'Nacionalidad',
    countryOfBirth: 'País de nacimiento',
    choose: 'Elegí una opción',
    spouseHeading: 'Datos de tu cónyuge (opcional)',
    spouseNote:
      'El registro puede pedir que tu cónyuge también firme la prenda. Si querés, dejá sus datos a mano: quedan en este dispositivo mientras completás la solicitud y no los enviamos.',
    spouseTakesPart: '¿Tu cónyuge es tu cotitular?',
    coOwnerSpouseTakesPart: '¿Su cónyuge participa del préstamo?',
    yes: 'Sí',
    no: 'No',
    spouse: {
      firstName: 'Nombre',
      lastName: 'Apellido',
      document: 'DNI',
      gender: 'Género',
    },
  },
  {
    addressHeading: '¿Dónde vive?',
    civilHeading: 'Sobre tu cliente',
    spouseHeading: 'Datos de su cónyuge (opcional)',
    spouseNote:
      'El registro puede pedir que el cónyuge también firme la prenda. Si quiere, dejá sus datos a mano: quedan en este dispositivo mientras completás la solicitud y no los enviamos.',
    spouseTakesPart: '¿Su cónyuge es cotitular?',
  },
);
