/** Messages of the forms; those of the rules for single fields are in `../messages.ts`. */
export const FORM_MESSAGES = {
  province: 'Elegí la provincia.',
  gender: 'Elegí el género.',
  consents: {
    data: 'Para seguir tenés que aceptar el uso de tus datos.',
    terms: 'Para seguir tenés que aceptar los términos y condiciones.',
  },
  person: {
    gender: 'Elegí el género que figura en el DNI.',
    occupation: 'Elegí la situación laboral.',
    vatStatus: 'Elegí la situación ante el IVA.',
    relationship: 'Elegí el vínculo.',
    income: 'Ingresá el ingreso en pesos, solo con números y sin centavos, como 1.500.000.',
  },
  additionalData: {
    maritalStatus: 'Elegí el estado civil.',
    nationality: 'Elegí la nacionalidad.',
    countryOfBirth: 'Elegí el país de nacimiento.',
    spouseTakesPart: 'Elegí si tu cónyuge es tu cotitular.',
  },
  vehicle: {
    type: 'Elegí el tipo de vehículo.',
    brand: 'Elegí la marca.',
    model: 'Elegí el modelo.',
    year: 'Elegí el año.',
    value: 'Ingresá el valor en pesos, solo con números, como 32.000.000.',
    valueLow: (min: string) =>
      `El vehículo tiene que valer al menos ${min}. Ingresalo completo, con los ceros.`,
    valueHigh: (max: string) => `Revisá el valor: no puede pasar de ${max}.`,
  },
  vehicleIdentity: {
    brandName: 'Ingresá la marca.',
    modelName: 'Ingresá el modelo.',
  },
  preference: {
    occupation: 'Elegí la situación laboral.',
    pointOfSale: 'Elegí en qué punto de venta se pide.',
    pointOfSaleUnlisted: 'Esa concesionaria no está en la lista. Elegí otra, o dejá el campo vacío.',
    agreement: 'Elegí el tipo de financiación.',
    kind: 'Elegí si cotizás por modelo o por valor.',
  },
  seller: {
    kind: 'Elegí quién vende el vehículo.',
    how: 'Elegí cómo seguimos con el vendedor.',
    contact: 'Ingresá el celular o el correo del vendedor.',
    cuit: 'Ingresá el CUIT.',
  },
  sale: {
    kind: 'Elegí quién vende.',
    cuit: 'Ingresá el CUIT de la empresa.',
    number: 'Ingresá el número de la venta, solo con números.',
  },
  proposalNumber: 'Ingresá el número de la solicitud, solo con números, o dejalo vacío.',
  paymentAccount: 'Elegí una cuenta.',
  insurance: 'Elegí un seguro.',
  identityCheck: 'Para sacar las fotos tenés que aceptar que las usemos.',
  contract: {
    accepted: 'Para firmar tenés que aceptar los términos y condiciones.',
    figures: 'Para firmar tenés que aceptar los números de ahora.',
    reason: 'Contalo en 500 letras o menos.',
  },
  authenticator: 'Ingresá el código.',
} as const;
