import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useBank } from '#shared/page/bank.ts';
import { isVivere } from '#shared/page/vivere.ts';

/** Applies the brand that belongs to the address. */
export const Branded = ({ children }: { children: ReactNode }) => {
  const { brand, vivere } = useBank();
  const { pathname } = useLocation();
  return <BrandProvider brand={isVivere(pathname) ? vivere : brand}>{children}</BrandProvider>;
};
