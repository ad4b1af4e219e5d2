/** ST-30: the value that an optimistic cancellation rolls back to, regardless of the value before. */
export const NOT_CANCELLED = false;

type Refusal = { message: string };

/**
 * The proposal counts as cancelled as soon as the request is sent (ST-17), and no longer when it is refused or fails;
 * the caller gets the reason.
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
