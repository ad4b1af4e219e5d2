import { withStaffWording } from '#shared/session/voice.ts';

export const ACCOUNT_TEXTS = withStaffWording(
  {
    accounts: 'Tus cuentas',
    newAccount: 'Abrir una caja de ahorro nueva',
    newAccountHint: 'La abrimos a tu nombre en el banco.',
    later: 'Elegir una de mis cuentas más adelante',
    laterHint: 'Por el secreto bancario, te las mostramos cuando validás tu identidad con tu DNI y tu cara.',
    types: { CA: 'Caja de ahorro', CC: 'Cuenta corriente', CS: 'Cuenta sueldo' },
    otherType: 'Cuenta',
    emptyTitle: 'No encontramos cuentas a tu nombre',
    emptyText: 'Tu solicitud quedó guardada: probá de nuevo en unos minutos.',
  },
  {
    accounts: 'Cuentas de tu cliente',
    newAccountHint: 'La abrimos a nombre de tu cliente en el banco.',
    later: 'Elegir una de sus cuentas más adelante',
    laterHint: 'Por el secreto bancario, se las mostramos a tu cliente cuando valida su identidad.',
    emptyTitle: 'No encontramos cuentas a nombre de tu cliente',
    emptyText: 'La propuesta quedó guardada: probá de nuevo en unos minutos.',
  },
);
