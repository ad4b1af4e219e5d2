export type Mail = Readonly<{ subject: string; body: string; code: string | null }>;

const ignore = 'No lo compartas con nadie. Si no lo pediste vos, no tenés que hacer nada.';

export const confirmationMail = (code: string): Mail => ({
  subject: 'Confirmá tu correo',
  body: `Con este código confirmás tu cuenta. Vale una hora.\n${ignore}`,
  code,
});

export const recoveryMail = (code: string): Mail => ({
  subject: 'Recuperá tu contraseña',
  body: `Con este código elegís una contraseña nueva. Vale una hora.\n${ignore}`,
  code,
});

export const temporaryPasswordMail = (password: string): Mail => ({
  subject: 'Tu cuenta está lista',
  body: 'Iniciá sesión con tu correo y esta contraseña provisoria y elegí la tuya. Vale 7 días. No la compartas con nadie.',
  code: password,
});

export const passwordChangedMail: Mail = {
  subject: 'Cambió tu contraseña',
  body: 'Cambió la contraseña de tu cuenta. Si no fuiste vos, recuperala en «Olvidé mi contraseña».',
  code: null,
};

export const tokenChangedMail: Mail = {
  subject: 'Cambió tu segundo paso',
  body: 'Cambió la aplicación que genera tus códigos. Si no fuiste vos, llamá al banco.',
  code: null,
};
