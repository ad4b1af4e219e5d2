import type { RateMode } from '@prendarios/rules/quote';
import type { BankSession } from './BankSession.ts';
import { codeOfMode } from './codes.ts';
import type { Schemas } from './contract.ts';

type Choice = { mode: RateMode; financedAmount: number; selectedTerm: number; dueDate?: number };
/** Amounts in pesos. */
type IndicativeChoice = Choice & { agreementId?: number; couponId?: string };
type OfferChoice = Choice & { uuid: string };

/** Returns indicative figures (CA-02), or those of an offer (CA-03), where the bank names the mode differently. */
export function ratesOf(
  bank: BankSession,
  { mode, ...choice }: IndicativeChoice | OfferChoice,
): Promise<Schemas['RatesAnswer']> {
  const code = codeOfMode(mode);
  return 'uuid' in choice
    ? bank.read('getRates', { body: { ...choice, indexerCode: code }, behalf: 'user' })
    : bank.read('getRates', { body: { ...choice, selectedMode: code } });
}

const simulationCall = (id: string) => ({ query: { id }, behalf: 'user' }) as const;

export const readSimulation = (bank: BankSession, uuid: string): Promise<Schemas['SimulationAnswer']> =>
  bank.read('getSimulation', simulationCall(uuid));

/** Returns the simulation with its scoring; reads it again if this request cached it before the evaluation ended. */
export async function scoredSimulation(
  bank: BankSession,
  uuid: string,
): Promise<Schemas['SimulationAnswer']> {
  const known = await readSimulation(bank, uuid);
  return known.scoring === null ? bank.readAgain('getSimulation', simulationCall(uuid)) : known;
}
