const LIST = new Intl.ListFormat('es-AR');
const proposals = (count: number): string => (count === 1 ? '1 propuesta' : `${count} propuestas`);

/** Texts of reminders for several proposals at once. */
export const BULK_TEXTS = {
  stop: 'Salir de la selección',
  label: 'Recordatorios',
  title: 'Elegí a quiénes recordarles su paso',
  reasons: 'Elegir por motivo',
  sentBack: (document: string) => `A corregir: ${document}`,
  all: 'Todas las de esta página',
  /** Label of a chip. */
  reason: (label: string, count: number) => `${label} · ${count}`,
  chosen: (count: number) => `${proposals(count)} ${count === 1 ? 'elegida' : 'elegidas'}`,
  send: (count: number) => (count === 0 ? 'Recordárselo' : `Recordárselo a ${count}`),
  again: (count: number) => `Probar de nuevo con ${count}`,
  interrupt: 'Detener',
  nobody: 'Elegí al menos una propuesta.',
  none: 'En esta página no hay a quién recordarle.',
  confirm: {
    question: (count: number) =>
      count === 1 ? '¿Mandás este recordatorio?' : `¿Mandás estos ${count} recordatorios?`,
    text: (count: number) => `${count === 1 ? 'Le' : 'Les'} llega por SMS o por correo el enlace de su paso:`,
    list: 'Quién recibe qué',
    /** `to`: 'al titular'; `held`: 'La tiene Ana Pérez'. */
    line: (name: string, to: string, reason: string, held: string | null) =>
      `${name}, ${to}: ${reason}${held === null ? '' : `. ${held}`}`,
    /** Customers of colleagues: '2 son de Ana Pérez y 1 es de otra persona.' */
    colleagues: (counts: readonly (readonly [name: string | null, count: number])[]) =>
      `${LIST.format(counts.map(([name, count]) => `${count} ${count === 1 ? 'es' : 'son'} de ${name ?? 'otra persona'}`))}.`,
    to: { OWNER: 'al titular', CO_OWNER: 'al cotitular', SELLER: 'al vendedor del vehículo' },
    stay: 'Volver',
  },
  sending: 'Mandando los recordatorios',
  done: (done: number, total: number) => `${done} de ${total}`,
  results: 'Resultado de cada recordatorio',
  summary: ({ sent, early, refused, failed }: Record<'sent' | 'early' | 'refused' | 'failed', number>) =>
    [
      sent === 1 ? '1 enviado' : `${sent} enviados`,
      ...(early === 0 ? [] : [early === 1 ? '1 ya recordado' : `${early} ya recordados`]),
      ...(refused === 0 ? [] : [refused === 1 ? '1 rechazado' : `${refused} rechazados`]),
      ...(failed === 0 ? [] : [failed === 1 ? '1 sin enviar' : `${failed} sin enviar`]),
    ].join(' · '),
  /** Prefix of a row's result. */
  kinds: { sent: 'Enviado', early: 'Ya recordado', refused: 'Rechazado', failed: 'Sin enviar' },
} as const;
