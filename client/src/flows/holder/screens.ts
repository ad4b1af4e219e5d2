import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { StepId } from './flow.ts';

type Screen = LazyExoticComponent<ComponentType>;

/** One screen a step, each in a chunk of its own. */
export const HOLDER_SCREENS: Record<StepId, Screen> = {
  start: lazy(async () => ({ default: (await import('./start/StartScreen.tsx')).StartScreen })),
  preference: lazy(async () => ({
    default: (await import('./preference/PreferenceScreen.tsx')).PreferenceScreen,
  })),
  'by-model': lazy(async () => ({ default: (await import('./by-model/ByModelScreen.tsx')).ByModelScreen })),
  'by-value': lazy(async () => ({ default: (await import('./by-value/ByValueScreen.tsx')).ByValueScreen })),
  'personal-data': lazy(async () => ({
    default: (await import('./personal-data/PersonalDataScreen.tsx')).PersonalDataScreen,
  })),
  'co-owner': lazy(async () => ({ default: (await import('./co-owner/CoOwnerScreen.tsx')).CoOwnerScreen })),
  quoter: lazy(async () => ({ default: (await import('./quoter/QuoterScreen.tsx')).QuoterScreen })),
  'additional-data': lazy(async () => ({
    default: (await import('./additional-data/AdditionalDataScreen.tsx')).AdditionalDataScreen,
  })),
  'co-owner-additional-data': lazy(async () => ({
    default: (await import('./co-owner-additional-data/CoOwnerAdditionalDataScreen.tsx'))
      .CoOwnerAdditionalDataScreen,
  })),
  'phone-validation': lazy(async () => ({
    default: (await import('./phone-validation/PhoneValidationScreen.tsx')).PhoneValidationScreen,
  })),
  insurance: lazy(async () => ({
    default: (await import('./insurance/InsuranceScreen.tsx')).InsuranceScreen,
  })),
  summary: lazy(async () => ({
    default: (await import('./summary/SummaryScreen.tsx')).SummaryScreen,
  })),
  'seller-data': lazy(async () => ({
    default: (await import('./seller-data/SellerDataScreen.tsx')).SellerDataScreen,
  })),
  'seller-documents': lazy(async () => ({
    default: (await import('./seller-documents/SellerDocumentsScreen.tsx')).SellerDocumentsScreen,
  })),
  'vehicle-documents': lazy(async () => ({
    default: (await import('./vehicle-documents/VehicleDocumentsScreen.tsx')).VehicleDocumentsScreen,
  })),
  'payment-account': lazy(async () => ({
    default: (await import('./payment-account/PaymentAccountScreen.tsx')).PaymentAccountScreen,
  })),
  end: lazy(async () => ({
    default: (await import('./end/EndScreen.tsx')).EndScreen,
  })),
};
