/** ST-30: the value that an optimistic cancellation rolls back to, regardless of the value before. */
export const NOT_CANCELLED = null;

type Refusal = { message: string };

/**
 * Shows the proposal as cancelled as soon as the request is sent (ST-17), and rolls back if it is refused or fails;
 * returns the reason.
 */
export async function cancelOptimistically(
  set: (cancelledAt: Date | null) => void,
  send: () => Promise<readonly Refusal[]>,
): Promise<readonly Refusal[]> {
  set(new Date());
  try {
    const problems = await send();
    if (problems.length > 0) set(NOT_CANCELLED);
    return problems;
  } catch (error) {
    set(NOT_CANCELLED);
    throw error;
  }
}
