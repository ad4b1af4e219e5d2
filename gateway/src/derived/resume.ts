import type { FlowAnswer } from '../bank/contract.ts';
import type { ResumeAs, ResumeStep } from '../generated/resolvers.ts';
import { activePhase, isResumable } from './flow.ts';

/** Screens by phase and pending step (SH-09 to SH-11). */
const GUEST: Readonly<Record<string, Readonly<Record<string, ResumeStep>>>> = {
  OWNER: {
    address: 'ADDITIONAL_DATA',
    addressCoOwner: 'CO_OWNER_ADDITIONAL_DATA',
    validateCode: 'PHONE_VALIDATION',
    validateCodeCoOwner: 'PHONE_VALIDATION',
  },
  INSURANCE: { load: 'INSURANCE', sendLoanSummary: 'SUMMARY' },
  SELLER: {
    load: 'SELLER_DATA',
    uploadDocumentation: 'VEHICLE_DOCUMENTS',
    validateDocumentation: 'VEHICLE_DOCUMENTS',
    confirmData: 'END',
  },
};

/** Returns the step to resume at (SH-09 to SH-13), or null if the phase has no screen, as in BIOMETRIA. */
export function resumeStep(flow: FlowAnswer, as: ResumeAs): ResumeStep | null {
  const phase = activePhase(flow);
  if (phase === null || !isResumable(flow)) return null;
  if (as === 'USER' && phase.name === 'SELLER') return 'VEHICLE_DOCUMENTS';
  const pending =
    phase.steps.find(({ status }) => status === 'ACTIVE') ??
    phase.steps.find(({ status }) => status === 'PENDING');
  return (pending && GUEST[phase.name]?.[pending.name]) ?? null;
}
