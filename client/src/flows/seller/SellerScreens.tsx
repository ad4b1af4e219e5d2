import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountScreen } from './account/AccountScreen.tsx';
import { DataScreen } from './data/DataScreen.tsx';
import { DocumentsScreen } from './documents/DocumentsScreen.tsx';
import { EndScreen } from './end/EndScreen.tsx';
import { EntryScreen } from './entry/EntryScreen.tsx';
import { guard, stepAt, type SaleStepId } from './flow.ts';
import { useSale } from './SaleContext.ts';
import { SaleGate } from './SaleGate.tsx';

const SCREENS: Readonly<Record<SaleStepId, ComponentType>> = {
  data: DataScreen,
  documents: DocumentsScreen,
  account: AccountScreen,
  end: EndScreen,
};

/** Shows the step that the address names, or leads to the one that is due. */
const Step = ({ step }: { step: SaleStepId }) => {
  const { sale, href } = useSale();
  const elsewhere = guard(step, sale);
  if (elsewhere !== null) return <Navigate replace to={href(elsewhere)} />;
  const Screen = SCREENS[step];
  return <Screen key={sale.id} />;
};

/** The flow of who sells: the sale is found first, and then each step is about it. */
export const SellerScreens = () => {
  const step = stepAt(useLocation().pathname);
  if (step === null) return <EntryScreen />;
  return (
    <SaleGate>
      <Step step={step} />
    </SaleGate>
  );
};
