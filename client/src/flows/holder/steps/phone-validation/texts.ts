import { voiced } from '#shared/session/voice.ts';

export const PHONE_TEXTS = voiced(
  {
    consents: 'Tu consentimiento',
    consentsText:
      'Los datos los cargó el punto de venta. El código es tuyo: ingresalo vos, y con él aceptás lo que sigue.',
    change: '¿El número está mal?',
    changeText:
      'Ingresá el número correcto y te mandamos otro código ahí. Podés corregirlo dos veces, desde este dispositivo y antes de validar un código.',
    email: (address: string) => `Tu correo: ${address}`,
    rightPhone: 'El celular correcto',
    correct: 'Corregir y enviar el código',
    startText: 'Si ya no podés corregirlo, empezá una solicitud nueva: la oferta se calcula de nuevo.',
    changeLink: 'Empezar con otro número',
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
    changeText:
      'Ingresá el número correcto y le mandamos otro código ahí. Podés corregirlo dos veces, desde este dispositivo y antes de que valide un código.',
    email: (address: string) => `Su correo: ${address}`,
    doneTitle: 'El celular de tu cliente ya está validado',
  },
);
