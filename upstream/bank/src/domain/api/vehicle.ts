import { z } from 'zod';
import { pesos } from '../../platform/http/shapes.ts';

/** Sent with a vehicle (EN-03); `valid`: whether the agreement accepts it (docs/domain.md#used-prices). */
export const fuelYear = z.object({
  year: z.number().int().describe('model year'),
  price: pesos.describe('price; 0 if only the type is known'),
  zeroKm: z.boolean(),
  valid: z.boolean().describe('whether the agreement accepts the year'),
});

export const vehicleBody = z.strictObject({
  vehicleType: z.string().describe('code of get_types'),
  brand: z.string().optional().describe('id of get_brands_by_type; absent when quoted by value'),
  model: z.number().int().optional().describe('id of get_models_by_brand; absent when quoted by value'),
  fuelYear,
  purchaseValue: pesos.describe('price that the buyer pays'),
  taxi: z.literal(false).describe('always false, because taxis get no loan'),
  ownerId: z.uuid().optional(),
});

export const vehicleAnswer = vehicleBody.extend({
  brandName: z.string().optional().describe('absent when quoted by value, until update_vehicle'),
  modelName: z.string().optional().describe('absent when quoted by value, until update_vehicle'),
  plate: z.string().optional().describe('license plate; absent until given, empty for a new vehicle'),
  chassis: z.string().optional().describe('chassis number; absent until given'),
  engine: z.string().optional().describe('engine number; absent until given'),
});

// CA-28: includes hidden types; screens omit them (ST-22)
export const typesBody = z.strictObject({ couponId: z.string().optional() });
export const typesAnswer = z.array(z.object({ id: z.string(), code: z.string(), description: z.string() }));
export const brandsBody = z.strictObject({
  code: z.string().describe('code of get_types'),
  agreementId: z.number().int().optional(),
});
export const brandsAnswer = z.array(z.object({ id: z.string(), name: z.string() }));
export const modelsBody = z.strictObject({
  code: z.string().describe('code of get_types'),
  brand: z.string().describe('id of get_brands_by_type'),
  agreementId: z.number().int().optional(),
});
export const modelsAnswer = z.array(
  z.object({ id: z.number().int(), name: z.string(), referencePrice: pesos }),
);
export const yearsByModelBody = z.strictObject({
  modelId: z.number().int().describe('id of get_models_by_brand'),
  agreementId: z.number().int().optional(),
});
export const yearsByTypeBody = z.strictObject({
  code: z.string().describe('code of get_types'),
  agreementId: z.number().int().optional(),
});
export const yearsAnswer = z.array(fuelYear);
export const saveVehicleAnswer = z.object({ saved: z.literal(true) });
// CA-34: data from the vehicle's documents; the plate is empty for a new vehicle. Brand and model only for a vehicle
// quoted by value
export const updateVehicleBody = z.strictObject({
  brandName: z.string().max(50).optional(),
  modelName: z.string().max(50).optional(),
  plate: z.string().optional().describe('license plate; omitted for a new vehicle'),
  chassis: z.string(),
  engine: z.string(),
});
