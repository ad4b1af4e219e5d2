import { ceibo } from './brands/ceibo.ts';
import { vivere } from './brands/vivere.ts';

export const brands = { ceibo, vivere };
export type BrandName = keyof typeof brands;
