import { z } from 'zod';

/**
 * Schemas shared by several domains of the REST contract. Money is pesos with at most two decimals, rates are percent.
 */

/** `id` and `code` identify a catalogue entry; `description` is its Spanish text. */
export const catalogueItem = z.object({
  id: z.number().int(),
  code: z.string(),
  description: z.string(),
});

/** Body of every error; the HTTP status equals `statusCode` (docs/domain.md#errors). */
export const errorAnswer = z.object({
  statusCode: z.number().int(),
  code: z.string(),
  message: z.string().describe('for the user, in Spanish; shown only with a code that the gateway knows'),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe("messages by the body's path, such as `customer.document`, or by missing item"),
});

export const isoDate = z.iso.date();
export const isoInstant = z.iso.datetime({ offset: true });
export const pesos = z.number().nonnegative();
export const percent = z.number();
export const indexerType = z.enum(['TRD', 'UVA']).describe('TRD: fixed rate; UVA: indexed by inflation');
export type IndexerType = z.infer<typeof indexerType>;
export const proposalIdParams = z.object({ id: z.uuid().describe('proposalUuid') });

/** The source of a visit (SH-02); each value is cut to 100 characters. */
export const metrics = z.object({
  source: z.string().max(100).optional().describe('utm_source'),
  medium: z.string().max(100).optional().describe('utm_medium'),
  campaign: z.string().max(100).optional().describe('utm_campaign'),
  term: z.string().max(100).optional().describe('utm_term'),
  content: z.string().max(100).optional().describe('utm_content'),
});
