import { BrandProvider } from '@prendarios/design-system/theme/BrandProvider';
import { useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The whole page wears the brand of its address (SPEC §2): its colours hang on the root, where dialogs are too. */
export const Branded = ({ children }: { children: ReactNode }) => {
  const isVivere = useLocation().pathname.startsWith('/vivere/');
  useLayoutEffect(
    function wearBrand() {
      if (!isVivere) return undefined;
      const root = document.documentElement;
      root.dataset['brand'] = 'vivere';
      return () => {
        delete root.dataset['brand'];
      };
    },
    [isVivere],
  );
  return <BrandProvider brand={isVivere ? 'vivere' : 'ceibo'}>{children}</BrandProvider>;
};
