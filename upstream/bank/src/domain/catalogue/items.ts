import type { z } from 'zod';
import type { catalogueItem } from '../../platform/http/shapes.ts';
import type { agreement } from '../api/simulation.ts';
import type { branch } from '../api/branches.ts';
import type { Agreement, ListItem, PointOfSale } from './catalogues.ts';

export const toItem = (item: ListItem): z.infer<typeof catalogueItem> => ({
  id: Number(item.itemId),
  code: item.code,
  description: item.description,
});

/** Returns an agreement in the response format, which has the same fields. */
export const toAgreement = (row: Agreement): z.infer<typeof agreement> => ({ ...row });

export const toBranch = (row: PointOfSale): z.infer<typeof branch> => ({
  code: row.code,
  business_name: row.businessName,
  kind: row.kind,
  provinceId: row.provinceId,
  city: row.city,
  cuit: row.cuit,
});
