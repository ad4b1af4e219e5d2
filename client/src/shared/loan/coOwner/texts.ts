import { toRecipient } from '#shared/text/recipient.ts';
import { withStaffWording } from '#shared/session/voice.ts';

/** Texts for the owner and the seller about the co-owner's part. */
export const CO_OWNER_PART_TEXTS = withStaffWording(
  {
    link: {
      heading: 'El enlace',
      sentTo: (where: string, at: string) => `Le mandamos el enlace ${toRecipient(where)} el ${at}.`,
      expires: (day: string) => `Sirve hasta el ${day}, en un solo dispositivo.`,
      notSent: 'Todavía no le mandamos el enlace.',
      left: (count: number) => {
        if (count === 0) return 'Hoy ya no se puede enviar más. Mañana sí.';
        return count === 1 ? 'Hoy podés enviarlo una vez más.' : `Hoy podés enviarlo ${count} veces más.`;
      },
      sms: 'Enviar de nuevo por SMS',
      email: (address: string) => `Enviar a ${address}`,
    },
    follows: 'Si te quedás, esta página sigue sola.',
    accept: {
      title: (name: string) => `Falta que ${name} acepte ser cotitular`,
      text: 'Lo hace en su celular, con el enlace que le mandamos. Nadie puede aceptarlo en su lugar.',
    },
    refused: {
      title: (name: string) => `${name} no quiere ser cotitular`,
      text: 'La solicitud no sigue así. Podés empezar sin cotitular: la oferta se calcula de nuevo y lo que ya cargaste del vehículo queda.',
      textBefore: 'La solicitud no sigue así. Podés seguir sin cotitular o cancelarla.',
      reason: 'Lo que nos dijo',
      changed: 'Si cambia de idea, puede aceptar con el mismo enlace y esta página sigue sola.',
      alone: 'Empezar sin cotitular',
    },
    identity: {
      title: (name: string) => `Falta que ${name} valide su identidad`,
      text: (name: string) =>
        `Tu parte está lista. ${name} saca sus fotos en su celular y después firman los dos. Te avisamos por SMS.`,
    },
    signature: {
      title: (name: string) => `Firmaste. Falta la firma de ${name}`,
      text: (name: string) =>
        `${name} lee y firma el contrato en su celular. Te avisamos por correo cuando esté.`,
      signed: (name: string) => `Firmó ${name}`,
    },
    notSupported: {
      title: 'Este banco todavía no toma cotitulares por internet',
      text: (phone: string) =>
        `Tus datos quedaron guardados. Llamanos al ${phone} para seguir con tu cotitular, o empezá de nuevo sin cotitular.`,
      action: 'Empezar sin cotitular',
    },
  },
  {
    accept: {
      text: 'Lo hace en su celular, con el enlace que le mandamos. No lo podés aceptar vos ni tu cliente.',
    },
    refused: {
      text: 'La propuesta no sigue así. Tu cliente puede empezar sin cotitular: la oferta se calcula de nuevo.',
      textBefore: 'La propuesta no sigue así. Tu cliente puede seguir sin cotitular o cancelarla.',
    },
  },
);
