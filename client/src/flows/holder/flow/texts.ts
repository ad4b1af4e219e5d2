import { withStaffWording } from '#shared/session/voice.ts';

/** Texts shared by the flow; the texts of a step are in its folder. */
export const HOLDER_TEXTS = withStaffWording(
  {
    changeSaved: 'Guardamos el cambio.',
    summary: {
      title: 'Tu préstamo',
      saved: (time: string) => `Guardado ${time}`,
      term: 'Plazo',
      cftea: 'CFTEA con IVA',
      tna: 'TNA',
      tea: 'TEA',
    },
  },
  {
    summary: { title: 'El préstamo' },
  },
);
