import { z } from 'zod';

/** Where the inscribed pledge is, in a proposal's answer and in a list. */
export const pledge = z
  .enum(['RETURNED', 'RECEIVED'])
  .nullable()
  .describe(
    'RETURNED: the registry gave the pledge back to the point of sale, which uploads it; RECEIVED: it was uploaded, and the bank checks it; null: the registry has it, or it is not presented',
  );
