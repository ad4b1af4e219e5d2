/** ST-30: what an optimistic cancellation falls back to, whatever it was before. */
export const NOT_CANCELLED = false;

type Refusal = { message: string };

/**
 * The proposal counts as cancelled as soon as the request is on its way (ST-17), and no longer when it was refused or
 * got no answer; whoever called then learns why.
 */
export async function cancelOptimistically(
  set: (cancelled: boolean) => void,
  send: () => Promise<readonly Refusal[]>,
): Promise<readonly Refusal[]> {
  set(true);
  try {
    const problems = await send();
    if (problems.length > 0) set(NOT_CANCELLED);
    return problems;
  } catch (error) {
    set(NOT_CANCELLED);
    throw error;
  }
}
