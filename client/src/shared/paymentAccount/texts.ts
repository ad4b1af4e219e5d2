export const ACCOUNT_TEXTS = {
  accounts: 'Tus cuentas',
  newAccount: 'Abrir una caja de ahorro nueva',
  newAccountHint: 'La abrimos a tu nombre en el banco.',
  types: { CA: 'Caja de ahorro', CC: 'Cuenta corriente', CS: 'Cuenta sueldo' },
  otherType: 'Cuenta',
  emptyTitle: 'No encontramos cuentas a tu nombre',
  emptyText: 'Volvé a intentar en unos minutos. Tu solicitud quedó guardada.',
} as const;
