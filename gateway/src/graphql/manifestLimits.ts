import { parse } from 'graphql';
import { MEASURES, operationCosts, type OperationLimits } from './limitRules.ts';

/** Limits for one operation. */
type Limits = OperationLimits & Readonly<{ tokens: number }>;

const FACTOR = 2;
/**
 * Minimum limits, so that the playground and the tests work with a small or missing manifest. Production accepts only
 * operations in the manifest.
 */
const AT_LEAST: Limits = { depth: 8, fields: 200, aliases: 10, directives: 10, tokens: 500 };

/** Returns twice the largest value of each measure in the client's operations (docs/security.md#expensive-queries). */
export function limitsOf(texts: Iterable<string>): Limits {
  const limits = { ...AT_LEAST };
  for (const text of texts) {
    const document = parse(text);
    limits.tokens = Math.max(limits.tokens, (document.tokenCount ?? 0) * FACTOR);
    for (const { cost } of operationCosts(document)) {
      for (const measure of MEASURES) limits[measure] = Math.max(limits[measure], cost[measure] * FACTOR);
    }
  }
  return limits;
}
