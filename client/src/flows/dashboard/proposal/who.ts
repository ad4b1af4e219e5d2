import { withProposalNoun } from '#shared/session/voice.ts';

/** Covers the vehicle's seller and the point of sale, which the bank's list does not distinguish. */
export const SALE_SIDE = 'Del lado del vendedor';

/** Texts for who has to act. For applicants, what waits for the holder waits for them. */
export const WHO = withProposalNoun(({ one }) => ({
  OWNER: one === 'solicitud' ? 'Te toca a vos' : 'Le toca al titular',
  CO_OWNER: 'Le toca al cotitular',
  SELLER: 'Le toca al vendedor del vehículo',
  POINT_OF_SALE: 'Le toca al punto de venta',
  BANK: 'Lo tiene el banco',
  REGISTRY: 'Lo tiene el registro',
}));
