import { stepScreen, type StepScreens } from '#shared/page/steps/Step.tsx';
import type { StepId } from './flow/flow.ts';

export const SCREENS: StepScreens<StepId> = {
  start: stepScreen(async () => (await import('./steps/start/StartScreen.tsx')).StartScreen),
  preference: stepScreen(
    async () => (await import('./steps/preference/PreferenceScreen.tsx')).PreferenceScreen,
  ),
  'by-model': stepScreen(async () => (await import('./steps/by-model/ByModelScreen.tsx')).ByModelScreen),
  'by-value': stepScreen(async () => (await import('./steps/by-value/ByValueScreen.tsx')).ByValueScreen),
  'personal-data': stepScreen(
    async () => (await import('./steps/personal-data/PersonalDataScreen.tsx')).PersonalDataScreen,
  ),
  'co-owner': stepScreen(async () => (await import('./steps/co-owner/CoOwnerScreen.tsx')).CoOwnerScreen),
  quoter: stepScreen(async () => (await import('./steps/quoter/QuoterScreen.tsx')).QuoterScreen),
  'additional-data': stepScreen(
    async () => (await import('./steps/additional-data/AdditionalDataScreen.tsx')).AdditionalDataScreen,
  ),
  'co-owner-additional-data': stepScreen(
    async () =>
      (await import('./steps/co-owner-additional-data/CoOwnerAdditionalDataScreen.tsx'))
        .CoOwnerAdditionalDataScreen,
  ),
  'phone-validation': stepScreen(
    async () => (await import('./steps/phone-validation/PhoneValidationScreen.tsx')).PhoneValidationScreen,
  ),
  insurance: stepScreen(async () => (await import('./steps/insurance/InsuranceScreen.tsx')).InsuranceScreen),
  summary: stepScreen(async () => (await import('./steps/summary/SummaryScreen.tsx')).SummaryScreen),
  'seller-data': stepScreen(
    async () => (await import('./steps/seller-data/SellerDataScreen.tsx')).SellerDataScreen,
  ),
  'seller-documents': stepScreen(
    async () => (await import('./steps/seller-documents/SellerDocumentsScreen.tsx')).SellerDocumentsScreen,
  ),
  'vehicle-documents': stepScreen(
    async () => (await import('./steps/vehicle-documents/VehicleDocumentsScreen.tsx')).VehicleDocumentsScreen,
  ),
  'payment-account': stepScreen(
    async () => (await import('./steps/payment-account/PaymentAccountScreen.tsx')).PaymentAccountScreen,
  ),
  end: stepScreen(async () => (await import('./steps/end/EndScreen.tsx')).EndScreen),
};
