/**
 * Texts for users. Those with VA and ER ids are prescribed verbatim (docs/ux.md#given-texts); the rest are ours.
 */

export const GENERIC_ERROR = {
  title: 'Oops',
  message: 'Ha ocurrido un error. Por favor intente nuevamente',
  button: 'Cerrar',
} as const;

export const MAINTENANCE = {
  title: 'Sitio en mantenimiento',
  message: 'Estamos haciendo mejoras y el servicio vuelve en breve. Lo que ya habías cargado está guardado.',
} as const;

export const NAME_MESSAGES = {
  required: 'Este campo es requerido.',
  blank: 'El campo no puede estar vacío',
  letters: 'Solo se permiten letras.',
  tooLong: 'Puede tener hasta 50 letras.',
  business: 'Ingresá la razón social.',
  businessLong: 'La razón social puede tener hasta 150 letras o números.',
} as const;

export const CONTACT_MESSAGES = {
  required: 'Ingresá tu correo o tu celular.',
  pattern: 'Ingresá un correo como nombre@correo.com o un celular con su código de área.',
  abroad: 'Ingresá un celular de Argentina, de 10 números con el código de área, o un correo.',
} as const;

export const EMAIL_MESSAGES = {
  required: 'Ingresá el correo electrónico.',
  pattern: 'Revisá el correo: tiene que ser como nombre@correo.com.',
} as const;

export const DNI_MESSAGES = {
  required: 'Ingresá el número de DNI.',
  digits: 'El DNI lleva solo números.',
  length: 'El DNI tiene que tener 7 u 8 números.',
  blocked: 'Revisá el DNI: ese número no existe.',
  looksForeign: 'Ese número suele ser de un DNI de extranjero. Revisá el tipo de documento.',
  looksLocal: 'Un DNI de extranjero suele empezar en 92.000.000. Revisá el número o el tipo de documento.',
} as const;

/** The co-owner's code and link go to their own phone and e-mail. */
export const CO_OWNER_MESSAGES = {
  document: 'El cotitular tiene que ser otra persona.',
  phone: 'El cotitular necesita su propio celular: ahí le mandamos su código.',
  email: 'El cotitular necesita su propio correo: ahí le mandamos su enlace.',
} as const;

/** The seller's link goes to their own phone or e-mail. */
export const SELLER_MESSAGES = {
  document: 'El vendedor tiene que ser otra persona.',
  phone: 'El vendedor necesita su propio celular: ahí le mandamos su enlace.',
  email: 'El vendedor necesita su propio correo: ahí le mandamos su enlace.',
} as const;

export const DECEASED = {
  title: 'Persona fallecida',
  message:
    'El DNI ingresado corresponde a una persona fallecida. Por favor intente nuevamente con un DNI válido.',
} as const;

export const CUIL_MESSAGES = {
  required: 'Ingresá el CUIL.',
  digits: 'El CUIL lleva solo números.',
  length: 'El CUIL tiene que tener 11 números.',
  prefix: 'Revisá los dos primeros números del CUIL.',
  checkDigit: 'Revisá el CUIL: alguno de los números no coincide.',
  otherDni: 'El CUIL no coincide con el DNI. Revisá los dos números.',
} as const;

export const PHONE_MESSAGES = {
  required: 'Ingresá el teléfono con código de área.',
  digits: 'El teléfono lleva solo números.',
  length: 'Ingresá los 10 números: código de área y número, sin 0 ni 15.',
  tooLong: 'El teléfono tiene que tener como máximo 15 números.',
  several: 'Hay más de un teléfono. Dejá uno solo.',
  extension: 'Ingresá un celular, sin interno: ahí llegan los códigos.',
  foreign: 'Tiene que ser un celular de Argentina: ahí llegan los códigos.',
  serviceLine: 'Ese número no recibe mensajes. Ingresá un celular.',
  areaMissing: 'Falta el código de área. Por ejemplo, 11 4555-6677 en vez de 15 4555-6677.',
  areaUnknown: 'Ese código de área no existe. Revisá el número.',
  nine: 'Ingresá el teléfono sin el 9 adelante: código de área y número.',
  notTen: 'El código de área y el número suelen sumar 10 números. Revisá que estén completos.',
  noArea: 'Falta el código de área. Si está completo, continuá igual.',
  oneMissing: 'Falta un número: con el código de área son 10. Si está completo, continuá igual.',
  manyDigits: 'Sobran números: con el código de área son 10. Si está bien así, continuá igual.',
} as const;

export const BIRTH_DATE_MESSAGES = {
  required: 'Ingresá la fecha de nacimiento.',
  day: 'Falta el día de nacimiento.',
  month: 'Falta el mes de nacimiento.',
  year: 'Falta el año de nacimiento.',
  dayRange: 'El día tiene que estar entre 1 y 31.',
  monthRange: 'El mes tiene que estar entre 1 y 12.',
  yearRange: 'El año tiene que tener 4 números, como 1985.',
  unreal: 'Esa fecha no existe. Revisá el día y el mes.',
  future: 'La fecha de nacimiento tiene que ser anterior a hoy.',
  tooOld: 'Revisá el año de nacimiento.',
  underAge: 'Hay que haber cumplido 18 años.',
} as const;

export const AMOUNT_MESSAGES = {
  required: 'Ingresá el monto.',
  number: 'El monto lleva solo números, como 20.000.000.',
  cents: 'Ingresá el monto en pesos, sin centavos.',
  range: (min: string, max: string) => `El monto tiene que estar entre ${min} y ${max} pesos.`,
} as const;

export const INCOME_MESSAGES = {
  unusual: (income: string) => `¿Son ${income} por mes? Si está bien, continuá igual.`,
} as const;

export const DUE_DAY_MESSAGES = {
  required: 'Elegí el día de vencimiento.',
  range: 'El día de vencimiento tiene que estar entre 1 y 28.',
} as const;

export const CBU_MESSAGES = {
  required: 'Ingresá el CBU.',
  digits: 'El CBU lleva solo números.',
  alias: 'Eso es un alias. Ingresá el CBU de la cuenta, de 22 números.',
  length: 'El CBU tiene que tener 22 números.',
  checkDigit: 'Revisá el CBU: alguno de los números no coincide.',
  virtual: 'Ese número es un CVU. Ingresá el CBU de una cuenta bancaria.',
} as const;

export const PLATE_MESSAGES = {
  required: 'Ingresá la patente.',
  car: 'La patente tiene que ser como AAA123 o AA123AA.',
  motorcycle: 'La patente de la moto tiene que ser como 123ABC o A123BCD.',
} as const;

export const CHASSIS_MESSAGES = {
  required: 'Ingresá el número de chasis.',
  car: 'El chasis tiene 17 letras y números, sin las letras I, O ni Q.',
  motorcycle: 'El chasis de la moto tiene entre 5 y 20 letras y números.',
  checkDigit: 'Revisá el chasis: el dígito de control no coincide.',
} as const;

export const ENGINE_MESSAGES = {
  required: 'Ingresá el número de motor.',
  pattern: 'Revisá el número de motor.',
} as const;

export const POSTAL_CODE_MESSAGES = {
  required: 'Ingresá el código postal.',
  pattern: 'El código postal tiene que ser como 1425 o C1425ABC.',
  otherProvince:
    'El código postal es de otra provincia. Revisá el código o la provincia. Si está bien, continuá igual.',
} as const;

export const ADDRESS_MESSAGES = {
  street: 'Ingresá la calle.',
  streetLong: 'La calle puede tener hasta 150 letras o números.',
  streetLetters: 'Revisá la calle: lleva solo letras, números y signos.',
  number: 'Ingresá la altura de la calle.',
  numberDigits:
    'La altura lleva solo números. Si no tiene, ingresá 1 y sumá el dato a la calle, como «Ruta 8 km 43,5».',
  floor: 'El piso tiene hasta 9 letras o números.',
  apartment: 'El departamento tiene hasta 9 letras o números.',
  locality: 'Ingresá la localidad.',
  localityLong: 'La localidad puede tener hasta 150 letras o números.',
  localityLetters: 'Revisá la localidad: lleva solo letras, números y signos.',
  numberRange: 'La altura tiene que estar entre 1 y 99.999.',
} as const;

export const CODE_MESSAGES = {
  required: 'Ingresá el código que te enviamos.',
  pattern: 'El código tiene 6 números.',
} as const;

export const PASSWORD_MESSAGES = {
  required: 'Ingresá la contraseña.',
  length: 'La contraseña tiene que tener al menos 8 caracteres.',
} as const;

export const OPTION_LABELS = {
  allPointsOfSale: 'Todos',
  defaultCoupon: 'Sin cupón',
} as const;

export const FILE_MESSAGES = {
  /** Over `MAX_FILE_BYTES`. */
  tooBig: 'El archivo supera los 10 MB. Probá con uno más liviano.',
  heic: 'No podemos abrir fotos HEIC. Sacala de nuevo desde esta página, o mandala como JPG.',
} as const;
