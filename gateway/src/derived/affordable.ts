/** Maximum bank calls per search. */
const MOST_CALLS = 6;
/** Search step in pesos. */
const UNIT = 1_000;

type Asked<Answer> = { amount: number; monthly: number; answer: Answer };

/**
 * Returns the largest amount (a multiple of 1,000 pesos, or `max`) whose instalment is at most `wanted`, or null if
 * even `min` does not fit. Interpolates between two responses because the instalment grows linearly with the amount. If
 * the calls run out, the result still fits but is slightly too small (docs/domain.md#what-one-can-afford).
 */
export async function largestWithin<Answer>(
  { min, max }: { min: number; max: number },
  wanted: number,
  ask: (amount: number) => Promise<{ monthly: number; answer: Answer } | null>,
): Promise<Asked<Answer> | null> {
  const at = async (amount: number): Promise<Asked<Answer> | null> => {
    const asked = await ask(amount);
    return asked && { amount, ...asked };
  };
  let above = await at(max);
  if (above === null || above.monthly <= wanted) return above;
  let fits = await at(min);
  if (fits === null || fits.monthly > wanted) return null;
  for (let calls = 2; calls < MOST_CALLS && above.amount - fits.amount > UNIT; calls += 1) {
    const share = (wanted - fits.monthly) / (above.monthly - fits.monthly);
    const guess = Math.floor((fits.amount + share * (above.amount - fits.amount)) / UNIT) * UNIT;
    const highest = Math.ceil(above.amount / UNIT) * UNIT - UNIT;
    const tried = await at(Math.min(Math.max(guess, fits.amount + UNIT), highest));
    if (tried === null) return fits;
    if (tried.monthly <= wanted) fits = tried;
    else above = tried;
  }
  return fits;
}
