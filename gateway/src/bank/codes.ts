import type { RateMode } from '@prendarios/rules/quote';
import type { Schemas } from './contract.ts';

/** The bank calls the fixed rate TRD. */
export const modeOf = (code: Schemas['IndexerType']): RateMode => (code === 'TRD' ? 'FIXED' : 'UVA');
export const codeOfMode = (mode: RateMode): Schemas['IndexerType'] => (mode === 'FIXED' ? 'TRD' : 'UVA');

/** The party that a call is about. Omitted for the owner, because a bank may not support the parameter. */
export type Party = 'CO_OWNER' | undefined;
export const asParty = (party: Party): { personType?: 'CO_OWNER' } =>
  party === undefined ? {} : { personType: party };
