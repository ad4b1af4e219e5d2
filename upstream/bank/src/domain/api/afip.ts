import { z } from 'zod';

// CA-51: the tax authority is ARCA; its former name stays in the path. 404 TAXPAYER_NOT_FOUND
export const getCuitBody = z.strictObject({
  cuit: z.string().max(20).describe('eleven digits, with or without hyphens'),
});
export const getCuitAnswer = z.object({
  generalData: z.object({
    cuit: z.string(),
    businessName: z.string(),
    personType: z.enum(['FISICA', 'JURIDICA']).describe('FISICA: a person; JURIDICA: a company'),
    status: z.enum(['ACTIVO', 'INACTIVO']),
    activity: z.string().describe('main activity, in Spanish'),
    provinceId: z.number().int().describe('id of get_states'),
    pointOfSale: z.string().nullish().describe('code of /branches if the taxpayer is a dealer of the bank'),
  }),
});
