import { BrandProvider } from '@prendarios/design-system/foundations/BrandProvider';
import { useLayoutEffect } from 'react';
import { BiometryGate } from './BiometryGate.tsx';
import type { FlowBrand } from './flow.ts';
import { StepScreen } from './StepScreen.tsx';

/** The page's colours are a matter of its root, as dialogs hang outside the flow. */
function useBrand(brand: FlowBrand): void {
  useLayoutEffect(
    function wearBrand() {
      if (brand === 'ceibo') return undefined;
      const root = document.documentElement;
      root.dataset['brand'] = brand;
      return () => {
        delete root.dataset['brand'];
      };
    },
    [brand],
  );
}

/** The flow under one brand: who may come in, and the step that the address names. */
export const BiometryScreens = ({ brand }: { brand: FlowBrand }) => {
  useBrand(brand);
  return (
    <BrandProvider brand={brand}>
      <BiometryGate brand={brand}>
        <StepScreen />
      </BiometryGate>
    </BrandProvider>
  );
};
