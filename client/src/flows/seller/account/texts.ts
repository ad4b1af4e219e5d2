export const COLLECTION_TEXTS = {
  cbu: 'CBU',
  cbuHint: '22 números. Lo encontrás en la app de tu banco. No sirve un CVU de billetera virtual.',
  holder: 'CUIL o CUIT del titular de la cuenta',
  holderHint: (masked: string) => `La cuenta tiene que estar a tu nombre: ${masked}.`,
  companyHint: (masked: string) => `La cuenta tiene que ser de la empresa: ${masked}.`,
  current: (masked: string) => `Hoy cobrás en la cuenta ${masked}.`,
  keep: 'Seguir con esa cuenta',
  other: 'Si la cambiás, el banco la revisa antes de pagarte. Para cambiarla, ingresá otra:',
  safe: 'Nadie del banco te va a pedir claves ni códigos para transferirte.',
  submit: 'Guardar cuenta',
} as const;
