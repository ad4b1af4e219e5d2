import { withStaffWording } from '#shared/session/voice.ts';

export const PHONE_TEXTS = withStaffWording(
  {
    consents: 'Tu consentimiento',
    consentsText:
      'Los datos los cargó el punto de venta. El código es tuyo: ingresalo vos, y con él aceptás lo que sigue.',
    coOwnerAccepted: (name: string) => `${name} aceptó ser cotitular.`,
    doneTitle: 'Tu celular ya está validado',
    doneText: 'No hace falta otro código.',
    byLink: {
      doneTitle: 'Listo, aceptaste',
      doneText:
        'El punto de venta sigue con tu solicitud en su pantalla. Si preferís, seguí vos en este celular.',
      go: 'Seguir en este celular',
    },
  },
  {
    doneTitle: 'El celular de tu cliente ya está validado',
  },
);
