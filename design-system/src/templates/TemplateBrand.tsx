import { createContext, useContext } from 'react';
import { marks } from '../tokens/brands.ts';
import type { BrandMark } from '../tokens/semantic.ts';

export type TemplateBrand = { name: string; entity: string; mark: BrandMark };

const known: Record<string, TemplateBrand> = {
  ceibo: { name: 'Banco Ceibo', entity: 'Banco Ceibo S.A.', mark: marks.ceibo },
  vivere: { name: 'Vivere', entity: 'Vivere, de Banco Ceibo S.A.', mark: marks.vivere },
};

/** Set by whoever shows the templates with a brand that is not registered. */
export const TemplateBrandContext = createContext<TemplateBrand | null>(null);

export const useTemplateBrand = (): TemplateBrand => {
  const given = useContext(TemplateBrandContext);
  const found = given ?? known[document.documentElement.dataset['brand'] ?? 'ceibo'] ?? known['ceibo'];
  if (!found) throw new Error('no brand for the templates');
  return found;
};
