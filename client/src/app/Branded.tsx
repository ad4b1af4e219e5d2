import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The whole page wears the brand of its address. */
export const Branded = ({ children }: { children: ReactNode }) => (
  <BrandProvider brand={useLocation().pathname.startsWith('/vivere/') ? 'vivere' : 'ceibo'}>
    {children}
  </BrandProvider>
);
