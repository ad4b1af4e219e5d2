/** The texts of the mails. */
export type Mail = Readonly<{ subject: string; body: string; code: string | null }>;

const ignore = 'Si no fuiste vos, no hagas nada: nadie puede usarlo sin este mensaje.';

export const confirmationMail = (code: string): Mail => ({
  subject: 'Confirmá tu correo',
  body: `Usá este código para confirmar tu cuenta. Vence en una hora.\n${ignore}`,
  code,
});

export const recoveryMail = (code: string): Mail => ({
  subject: 'Recuperá tu contraseña',
  body: `Usá este código para elegir una contraseña nueva. Vence en una hora.\n${ignore}`,
  code,
});

export const temporaryPasswordMail = (password: string): Mail => ({
  subject: 'Tu cuenta está lista',
  body: 'Ingresá con tu correo y esta contraseña temporal. Vence en siete días; al ingresar vas a elegir la tuya.',
  code: password,
});

export const passwordChangedMail: Mail = {
  subject: 'Cambió tu contraseña',
  body: 'La contraseña de tu cuenta acaba de cambiar. Si no fuiste vos, recuperala desde la pantalla de ingreso.',
  code: null,
};

export const tokenChangedMail: Mail = {
  subject: 'Cambió tu segundo paso de ingreso',
  body: 'Se modificó la aplicación que genera tus códigos de ingreso. Si no fuiste vos, comunicate con el banco.',
  code: null,
};
