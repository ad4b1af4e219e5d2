import { ceibo, ceiboMark } from './brands/ceibo.ts';
import { vivere, vivereMark } from './brands/vivere.ts';

/** Every brand of the product; a new one is registered here and in `marks`. */
export const brands = { ceibo, vivere };
export type BrandName = keyof typeof brands;

/** Apart from the palettes: a page shows its logo without carrying every brand's colours. */
export const marks = { ceibo: ceiboMark, vivere: vivereMark };
