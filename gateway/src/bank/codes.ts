import type { RateMode } from '@prendarios/rules/quote';
import type { Schemas } from './contract.ts';

/** The bank calls the fixed rate TRD. */
export const modeOf = (code: Schemas['IndexerType']): RateMode => (code === 'TRD' ? 'FIXED' : 'UVA');
export const codeOfMode = (mode: RateMode): Schemas['IndexerType'] => (mode === 'FIXED' ? 'TRD' : 'UVA');

/** Whose part of the process a call is about. Left out for the owner, because a bank may not support it. */
export type Party = 'CO_OWNER' | undefined;
export const asParty = (party: Party): { personType?: 'CO_OWNER' } =>
  party === undefined ? {} : { personType: party };
