import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { StepId } from './flow.ts';

type Screen = LazyExoticComponent<ComponentType>;

/** One screen a step, each in a chunk of its own. */
export const HOLDER_SCREENS: Partial<Record<StepId, Screen>> = {
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
};
