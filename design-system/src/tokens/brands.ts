import file from '../../../brand.json' with { type: 'json' };
import type { Brand } from './semantic.ts';

/** Brands from the default file, for Storybook and the tests. Pages get theirs from the server. */
export const brands = { ceibo: file.brand, vivere: file.vivere } satisfies Record<string, Brand>;
