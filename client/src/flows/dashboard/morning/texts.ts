import { PHASE_NAMES } from '../proposal/phaseNames.ts';
import { SALE_SIDE } from '../proposal/who.ts';
import type { SectionKey } from './sections.ts';

/** Texts of the seller's morning screen. */
export const MORNING_TEXTS = {
  titles: {
    calls: 'Para llamar hoy',
    mine: SALE_SIDE,
    returned: PHASE_NAMES.DOCUMENTS_SENT_BACK,
    late: 'Fuera de plazo con el titular',
    payments: 'Cobrás en los próximos 7 días',
    signed: 'Firmadas desde ayer',
  } satisfies Record<SectionKey, string>,
  all: 'Ver todas',
  ofSection: (title: string) => `: ${title}`,
  open: 'Ver la propuesta',
  /** Sum of the loans that the bank will pay. */
  sum: (money: string) => `Suman ${money}`,
  /** Shown in a section whose proposals all appear in earlier ones. */
  above: 'Ya están más arriba.',
  looking: 'Buscando qué se puede hacer',
  empty: {
    title: 'No tenés nada pendiente',
    text: 'Cuando haya algo para hacer, lo ves acá.',
  },
} as const;
