import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from '#shared/page/Loadable.tsx';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { stepScreen, StepScreen, type StepScreens } from '#shared/page/steps/StepScreen.tsx';
import {
  guard,
  isRefusedByCoOwner,
  nextStep,
  QUOTE_GROUPS,
  stepAt,
  stepById,
  type StepId,
} from './flow/flow.ts';
import { DUE_AGAIN } from './flow/flowNavigation.ts';
import { useHolderFlow, type HolderFlow } from './flow/HolderContext.ts';
import { isClosed } from '#shared/loan/proposal/closed.ts';

const RefusedByCoOwner = lazyScreen(
  async () => (await import('./parts/co-owner/RefusedByCoOwner.tsx')).RefusedByCoOwner,
);

const SCREENS: StepScreens<StepId> = {
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

function isForeign(proposal: HolderFlow['proposal'], step: StepId): boolean {
  if (proposal === null || stepById(step).group <= QUOTE_GROUPS) return false;
  return isClosed(proposal.access);
}

/** Shows the step named by the address, or redirects to the one that is due. */
export const HolderScreens = () => {
  const { state, proposal, href } = useHolderFlow();
  const step = stepAt(useLocation().pathname, state.audience) ?? 'start';
  const redirectTo = isForeign(proposal, step) ? 'start' : guard(step, state);
  if (isRefusedByCoOwner(state) && redirectTo === null && stepById(step).group > QUOTE_GROUPS) {
    return (
      <Suspense fallback={<Loading />}>
        <RefusedByCoOwner />
      </Suspense>
    );
  }
  const ways = {
    redirectTo,
    next: nextStep(step, state),
    // A later step leads back here when the loan or the policy changed after the summary was accepted.
    href: (id: StepId) => href(id, id === 'summary' && id === redirectTo ? DUE_AGAIN : {}),
  };
  return <StepScreen screens={SCREENS} step={step} {...ways} />;
};
