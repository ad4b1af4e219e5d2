import file from '../../../brand.json' with { type: 'json' };
import type { Brand } from './semantic.ts';

/** The brands of the workshop and of the tests: the default file's. Pages get theirs from the server. */
export const brands = { ceibo: file.brand, vivere: file.vivere } satisfies Record<string, Brand>;
