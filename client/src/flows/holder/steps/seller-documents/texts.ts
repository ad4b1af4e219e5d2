import { voiced } from '../../../../shared/texts/voice.ts';

export const SELLER_DOCUMENTS_TEXTS = voiced(
  { empty: 'No hay documentos para pedirle a quien te vende.' },
  { empty: 'No hay documentos para pedirle a quien vende el vehículo.' },
);
