import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useBank } from '../shared/bank/bank.ts';

/** The whole page wears the brand of its address. */
export const Branded = ({ children }: { children: ReactNode }) => {
  const { brand, vivere } = useBank();
  const isVivere = useLocation().pathname.startsWith('/vivere/');
  return <BrandProvider brand={isVivere ? vivere : brand}>{children}</BrandProvider>;
};
