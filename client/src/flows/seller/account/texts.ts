export const COLLECTION_TEXTS = {
  subtitle: (amount: string) => `Con la prenda inscripta, el banco te transfiere ${amount} a esta cuenta.`,
  cbu: 'CBU',
  cbuHint: '22 números. Lo encontrás en la app de tu banco. No sirve un CVU de billetera virtual.',
  holder: 'CUIL o CUIT del titular de la cuenta',
  holderHint: (masked: string) => `La cuenta tiene que estar a tu nombre: ${masked}.`,
  companyHint: (masked: string) => `La cuenta tiene que ser de la empresa: ${masked}.`,
  current: (masked: string) => `Hoy cobrás en la cuenta ${masked}.`,
  keep: 'Seguir con esa cuenta',
  other: 'Para cambiarla, ingresá otra. El banco la revisa antes de pagarte.',
  safe: 'Para transferirte, nadie del banco te pide contraseñas ni códigos.',
  submit: 'Guardar cuenta',
} as const;
