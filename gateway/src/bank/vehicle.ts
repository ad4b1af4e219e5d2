import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import { anyAnswer, numberedKey, pesos } from './shapes.ts';

const fuelYear = z.object({
  year: z.number().int(),
  price: pesos,
  zeroKm: z.boolean(),
  valid: z.boolean(),
});
export type FuelYearAnswer = z.infer<typeof fuelYear>;

export const vehicleAnswer = z.object({
  vehicleType: z.string(),
  brand: z.string().nullish(),
  brandName: z.string().nullish(),
  model: numberedKey.nullish(),
  modelName: z.string().nullish(),
  fuelYear,
  purchaseValue: pesos,
  plate: z.string().nullish(),
  chassis: z.string().nullish(),
  engine: z.string().nullish(),
});
export type VehicleAnswer = z.infer<typeof vehicleAnswer>;

export type VehicleBody = {
  vehicleType: string;
  brand?: string;
  model?: number;
  fuelYear: FuelYearAnswer;
  purchaseValue: number;
  /** Always false (EN-03). */
  taxi: false;
  /** The future owner; left out before the first simulation, when there is no id yet. */
  ownerId?: string;
};

const typesAnswer = z.array(z.object({ code: z.string(), description: z.string() }));
const brandsAnswer = z.array(z.object({ id: z.string(), name: z.string() }));
const modelsAnswer = z.array(z.object({ id: numberedKey, name: z.string(), referencePrice: pesos }));
const yearsAnswer = z.array(fuelYear);

/** CA-28 to CA-34. The lists are POSTs by contract, but are cached like catalogues. */
export class VehicleSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  #list<T>(name: string, body: unknown, answer: z.ZodType<T>): Promise<T> {
    const path = `/vehicle/${name}`;
    return this.#bank.catalogue({ name, kind: 'read', method: 'POST', path, body, answer });
  }

  types(couponId?: string) {
    return this.#list('get_types', couponId === undefined ? {} : { couponId }, typesAnswer);
  }

  brands(code: string, agreementId: string) {
    return this.#list('get_brands_by_type', { code, agreementId: Number(agreementId) }, brandsAnswer);
  }

  models(code: string, brand: string, agreementId: string) {
    return this.#list('get_models_by_brand', { code, brand, agreementId: Number(agreementId) }, modelsAnswer);
  }

  yearsByModel(modelId: string, agreementId: string) {
    const body = { modelId: Number(modelId), agreementId: Number(agreementId) };
    return this.#list('get_years_by_model', body, yearsAnswer);
  }

  yearsByType(code: string, agreementId: string) {
    return this.#list('get_years_by_type', { code, agreementId: Number(agreementId) }, yearsAnswer);
  }

  /** Changes the vehicle of a simulation without a proposal; the bank evaluates again. */
  save(simulationId: string, body: VehicleBody) {
    return this.#bank.write({
      name: 'vehicle_save',
      kind: 'write',
      method: 'PATCH',
      path: `/vehicle/save/${encodeURIComponent(simulationId)}`,
      behalf: 'user',
      body,
      answer: anyAnswer,
    });
  }

  identify(
    proposalId: string,
    proposalNumber: number,
    body: { plate?: string; chassis: string; engine: string; brandName?: string; modelName?: string },
  ) {
    const path = `/vehicle/update/${proposalNumber}`;
    return this.#bank.write({
      name: 'vehicle_update',
      kind: 'write',
      method: 'PATCH',
      path,
      behalf: { proposal: proposalId },
      body,
      answer: anyAnswer,
    });
  }
}
