import type { ComponentType } from 'react';
import { lazyScreen } from '../../shared/page/lazyScreen.ts';
import type { StepId } from './flow.ts';

const screen = (load: () => Promise<ComponentType>) => ({ load, Screen: lazyScreen(load) });

/** One screen a step, each in a script of its own. */
const SCREENS: Record<StepId, ReturnType<typeof screen>> = {
  start: screen(async () => (await import('./steps/start/StartScreen.tsx')).StartScreen),
  preference: screen(async () => (await import('./steps/preference/PreferenceScreen.tsx')).PreferenceScreen),
  'by-model': screen(async () => (await import('./steps/by-model/ByModelScreen.tsx')).ByModelScreen),
  'by-value': screen(async () => (await import('./steps/by-value/ByValueScreen.tsx')).ByValueScreen),
  'personal-data': screen(
    async () => (await import('./steps/personal-data/PersonalDataScreen.tsx')).PersonalDataScreen,
  ),
  'co-owner': screen(async () => (await import('./steps/co-owner/CoOwnerScreen.tsx')).CoOwnerScreen),
  quoter: screen(async () => (await import('./steps/quoter/QuoterScreen.tsx')).QuoterScreen),
  'additional-data': screen(
    async () => (await import('./steps/additional-data/AdditionalDataScreen.tsx')).AdditionalDataScreen,
  ),
  'co-owner-additional-data': screen(
    async () =>
      (await import('./steps/co-owner-additional-data/CoOwnerAdditionalDataScreen.tsx'))
        .CoOwnerAdditionalDataScreen,
  ),
  'phone-validation': screen(
    async () => (await import('./steps/phone-validation/PhoneValidationScreen.tsx')).PhoneValidationScreen,
  ),
  insurance: screen(async () => (await import('./steps/insurance/InsuranceScreen.tsx')).InsuranceScreen),
  summary: screen(async () => (await import('./steps/summary/SummaryScreen.tsx')).SummaryScreen),
  'seller-data': screen(
    async () => (await import('./steps/seller-data/SellerDataScreen.tsx')).SellerDataScreen,
  ),
  'seller-documents': screen(
    async () => (await import('./steps/seller-documents/SellerDocumentsScreen.tsx')).SellerDocumentsScreen,
  ),
  'vehicle-documents': screen(
    async () => (await import('./steps/vehicle-documents/VehicleDocumentsScreen.tsx')).VehicleDocumentsScreen,
  ),
  'payment-account': screen(
    async () => (await import('./steps/payment-account/PaymentAccountScreen.tsx')).PaymentAccountScreen,
  ),
  end: screen(async () => (await import('./steps/end/EndScreen.tsx')).EndScreen),
};

export const stepScreen = (step: StepId) => SCREENS[step].Screen;

/** Fetches a step's screen ahead of time, so that going on needs no connection for it. */
export function fetchScreen(step: StepId): void {
  if (!navigator.onLine) return;
  SCREENS[step].load().catch(() => {
    // The screen asks again when it is shown.
  });
}
