import type { PhaseName } from '../../generated/resolvers.ts';

/** Phases in flow order, with the bank's names (docs/domain.md#the-state-machine). */
export const BANK_PHASES = {
  OWNER: 'OWNER',
  INSURANCE: 'INSURANCE',
  SELLER: 'SELLER',
  IDENTITY_AND_CONTRACT: 'BIOMETRIA',
  CONCIERGE: 'CONCIERGE',
  PLEDGE_REGISTRATION: 'REGISTRO_PRENDA',
  PLEDGE_INSCRIPTION: 'REGISTRO_PRENDA_INSCRIPTA',
  DOCUMENTS_SENT_BACK: 'RE_LOAD_DOCUMENTATION',
} as const satisfies Record<Exclude<PhaseName, 'UNKNOWN'>, string>;

type KnownPhase = keyof typeof BANK_PHASES;

const isKnown = (name: string): name is KnownPhase => name in BANK_PHASES;

export const KNOWN_PHASES = Object.keys(BANK_PHASES).filter(isKnown);

export function toPhaseName(bankName: string): PhaseName {
  return KNOWN_PHASES.find((name) => BANK_PHASES[name] === bankName) ?? 'UNKNOWN';
}
