import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { restoreStyles } from '../../shared/page/restoreStyles.ts';
import type { StepId } from './flow.ts';

type Module = { default: ComponentType };

/** One screen a step, each in a chunk of its own. */
const LOADERS: Record<StepId, () => Promise<Module>> = {
  start: async () => ({ default: (await import('./start/StartScreen.tsx')).StartScreen }),
  preference: async () => ({ default: (await import('./preference/PreferenceScreen.tsx')).PreferenceScreen }),
  'by-model': async () => ({ default: (await import('./by-model/ByModelScreen.tsx')).ByModelScreen }),
  'by-value': async () => ({ default: (await import('./by-value/ByValueScreen.tsx')).ByValueScreen }),
  'personal-data': async () => ({
    default: (await import('./personal-data/PersonalDataScreen.tsx')).PersonalDataScreen,
  }),
  'co-owner': async () => ({ default: (await import('./co-owner/CoOwnerScreen.tsx')).CoOwnerScreen }),
  quoter: async () => ({ default: (await import('./quoter/QuoterScreen.tsx')).QuoterScreen }),
  'additional-data': async () => ({
    default: (await import('./additional-data/AdditionalDataScreen.tsx')).AdditionalDataScreen,
  }),
  'co-owner-additional-data': async () => ({
    default: (await import('./co-owner-additional-data/CoOwnerAdditionalDataScreen.tsx'))
      .CoOwnerAdditionalDataScreen,
  }),
  'phone-validation': async () => ({
    default: (await import('./phone-validation/PhoneValidationScreen.tsx')).PhoneValidationScreen,
  }),
  insurance: async () => ({ default: (await import('./insurance/InsuranceScreen.tsx')).InsuranceScreen }),
  summary: async () => ({ default: (await import('./summary/SummaryScreen.tsx')).SummaryScreen }),
  'seller-data': async () => ({
    default: (await import('./seller-data/SellerDataScreen.tsx')).SellerDataScreen,
  }),
  'seller-documents': async () => ({
    default: (await import('./seller-documents/SellerDocumentsScreen.tsx')).SellerDocumentsScreen,
  }),
  'vehicle-documents': async () => ({
    default: (await import('./vehicle-documents/VehicleDocumentsScreen.tsx')).VehicleDocumentsScreen,
  }),
  'payment-account': async () => ({
    default: (await import('./payment-account/PaymentAccountScreen.tsx')).PaymentAccountScreen,
  }),
  end: async () => ({ default: (await import('./end/EndScreen.tsx')).EndScreen }),
};

function screen(step: StepId): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    await restoreStyles();
    return LOADERS[step]();
  });
}

export const HOLDER_SCREENS: Record<StepId, LazyExoticComponent<ComponentType>> = {
  start: screen('start'),
  preference: screen('preference'),
  'by-model': screen('by-model'),
  'by-value': screen('by-value'),
  'personal-data': screen('personal-data'),
  'co-owner': screen('co-owner'),
  quoter: screen('quoter'),
  'additional-data': screen('additional-data'),
  'co-owner-additional-data': screen('co-owner-additional-data'),
  'phone-validation': screen('phone-validation'),
  insurance: screen('insurance'),
  summary: screen('summary'),
  'seller-data': screen('seller-data'),
  'seller-documents': screen('seller-documents'),
  'vehicle-documents': screen('vehicle-documents'),
  'payment-account': screen('payment-account'),
  end: screen('end'),
};

/** Fetches a step's screen ahead of time, so that going on needs no connection for it. */
export function fetchScreen(step: StepId): void {
  if (!navigator.onLine) return;
  LOADERS[step]().catch(() => {
    // The screen asks again when it is shown.
  });
}
