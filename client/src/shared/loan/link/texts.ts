import { toRecipient } from '#shared/text/recipient.ts';

export const LINK_TEXTS = {
  sent: (recipient: string, remaining: number) =>
    remaining === 0
      ? `Enviamos el enlace ${toRecipient(recipient)}. Fue el último de hoy.`
      : `Enviamos el enlace ${toRecipient(recipient)}. Hoy podés enviarlo ${remaining === 1 ? 'una vez' : `${remaining} veces`} más.`,
  sms: 'Enviar el enlace por SMS',
  email: 'Enviarlo por correo',
  sending: 'Enviando…',
  problem: 'No pudimos enviar el enlace. Probá de nuevo.',
  unknown: 'No sabemos si el enlace salió. Probá de nuevo en unos segundos: no se manda dos veces.',
  offline: 'No hay conexión. Probá de nuevo cuando vuelva.',
} as const;
