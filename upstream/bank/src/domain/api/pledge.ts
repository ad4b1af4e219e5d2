import { z } from 'zod';

/** State of the inscribed pledge, in a proposal response and in lists. */
export const pledge = z
  .enum(['RETURNED', 'RECEIVED'])
  .nullable()
  .describe(
    'RETURNED: the registry returned the pledge to the point of sale, which uploads it; RECEIVED: it was uploaded and the bank checks it; null: the registry has it, or it has not been presented',
  );
