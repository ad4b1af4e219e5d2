import { useTheme } from '@mui/material/styles';
import { marks } from '../tokens/brands.ts';
import type { BrandMark } from '../tokens/semantic.ts';
import { jacarandaMark } from './thirdBrand.ts';

export type TemplateBrand = { name: string; entity: string; mark: BrandMark };

const ceibo: TemplateBrand = { name: 'Banco Ceibo', entity: 'Banco Ceibo S.A.', mark: marks.ceibo };

const known: Record<string, TemplateBrand> = {
  ceibo,
  vivere: { name: 'Vivere', entity: 'Vivere, de Banco Ceibo S.A.', mark: marks.vivere },
  jacaranda: { name: 'Jacarandá', entity: 'Jacarandá Compañía Financiera S.A.', mark: jacarandaMark },
};

/** The names and the mark that go with the brand whose theme the template wears. */
export const useTemplateBrand = (): TemplateBrand => known[useTheme().brand.name] ?? ceibo;
