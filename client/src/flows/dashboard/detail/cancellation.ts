/** ST-30: the value that an optimistic cancellation rolls back to, regardless of the value before. */
export const NOT_CANCELLED = null;

type Refusal = { message: string };

/**
 * The proposal counts as cancelled as soon as the request is sent (ST-17), and no longer when it is refused or fails;
 * the caller gets the reason.
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
