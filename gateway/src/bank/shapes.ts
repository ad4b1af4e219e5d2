import type { RateMode } from '@prendarios/rules/quote';
import { z } from 'zod';

/**
 * Parts of the bank's answers that the gateway relies on. Unknown keys are dropped, so the bank may add some; a
 * missing key or one with another type is a breach of contract. Amounts are in pesos.
 */
/**
 * A key that the bank sends as a number and the schema has as text (decision 025). Calls convert it back with
 * `Number`, so that invented keys of any length cannot fill the cache.
 */
export const numberedKey = z.number().int().transform(String);

const catalogueItem = z.object({ id: numberedKey, code: z.string(), description: z.string() });
export const catalogueItems = z.array(catalogueItem);
export const pesos = z.number();
export const percent = z.number();
/** The bank calls the fixed rate TRD. */
export const rateMode = z
  .enum(['TRD', 'UVA'])
  .transform((code): RateMode => (code === 'TRD' ? 'FIXED' : 'UVA'));
export const codeOfMode = (mode: RateMode): z.input<typeof rateMode> => (mode === 'FIXED' ? 'TRD' : 'UVA');
export const simulationType = z.enum(['PER_VALUE', 'PER_MODEL']);
export const isoDate = z.iso.date();
export const isoInstant = z.iso.datetime({ offset: true });

/** For answers of which only the success matters. */
export const anyAnswer = z.unknown();

export const agreementAnswer = z
  .object({
    id: numberedKey,
    description: z.string(),
    vehicleTypes: z.array(z.string()),
    modes: z.array(rateMode),
    minTerm: z.number().int(),
    maxTerm: z.number().int(),
    maxLtvTRD: percent,
    maxLtvUVA: percent,
    maxVehicleAge: z.number().int(),
  })
  .transform(({ maxLtvTRD, ...agreement }) => ({ ...agreement, maxLtvFixed: maxLtvTRD }));
export type AgreementAnswer = z.infer<typeof agreementAnswer>;

/** `cuit`: the dealer's, optional. */
export const branchAnswer = z.object({
  code: z.string(),
  business_name: z.string(),
  city: z.string(),
  cuit: z.string().nullish(),
});
export type BranchAnswer = z.infer<typeof branchAnswer>;
