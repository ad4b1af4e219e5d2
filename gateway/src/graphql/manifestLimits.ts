import { parse } from 'graphql';
import { MEASURES, operationCosts, type OperationLimits } from './limitRules.ts';

/** What one operation may ask for. */
type Limits = OperationLimits & Readonly<{ tokens: number }>;

const FACTOR = 2;
/**
 * Never under these: with a manifest of few small operations, or none at all, the playground and the tests still
 * work. Production answers only what is in the manifest, whatever these are.
 */
const AT_LEAST: Limits = { depth: 8, fields: 200, aliases: 10, directives: 10, tokens: 500 };

/** For each measure, twice what the client's largest operation needs (docs/security.md#expensive-queries). */
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
