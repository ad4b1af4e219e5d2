import { describe, expect, it } from 'vitest';
import type { FlowAnswer } from '../bank/contract.ts';
import {
  activePhase,
  displayName,
  isAccountSaved,
  isBiometryFinalized,
  isBiometryInProgress,
  isCancelled,
  isContractSigned,
  isPledgeRegistryMode,
  isResumable,
  lastFinalizedPhase,
  proposalStatus,
} from './flow.ts';
import { resumeStep } from './resume.ts';

type Phase = FlowAnswer['flowPhase'][number];
const phase = (name: string, status: Phase['status'], steps: Phase['steps'] = []): Phase => ({
  name,
  status,
  steps,
});
const flow = (status: string, ...flowPhase: Phase[]): FlowAnswer => ({ status, flowPhase });
const at = (phaseOf: string, step: string, status = 'A') =>
  flow(
    status,
    phase(phaseOf, 'ACTIVE', [
      { name: 'before', status: 'FINALIZED' },
      { name: step, status: 'ACTIVE' },
      { name: 'after', status: 'PENDING' },
    ]),
  );
const label = (name: string) => `label of ${name}`;

describe('rules derived from a flow', () => {
  it('[ST-02] the active phase is never CONCIERGE', () => {
    const both = flow('A', phase('CONCIERGE', 'ACTIVE'), phase('SELLER', 'ACTIVE'));
    expect(activePhase(both)?.name).toBe('SELLER');
    expect(activePhase(flow('A', phase('CONCIERGE', 'ACTIVE')))).toBeNull();
  });

  it('[ST-02] the last finalized phase is never CONCIERGE', () => {
    const both = flow(
      'A',
      phase('OWNER', 'FINALIZED'),
      phase('CONCIERGE', 'FINALIZED'),
      phase('SELLER', 'ACTIVE'),
    );
    expect(lastFinalizedPhase(both)?.name).toBe('OWNER');
    expect(lastFinalizedPhase(flow('A', phase('CONCIERGE', 'FINALIZED')))).toBeNull();
  });

  it('[ST-05] a step is done only in its own phase', () => {
    const done = (name: string, step: string) =>
      flow('A', phase(name, 'ACTIVE', [{ name: step, status: 'FINALIZED' }]));
    expect(isAccountSaved(done('BIOMETRIA', 'saveAccount'))).toBe(true);
    expect(isAccountSaved(done('BIOMETRIA', 'createFormalization'))).toBe(false);
    expect(isAccountSaved(done('SELLER', 'saveAccount'))).toBe(false);
    expect(isContractSigned(done('BIOMETRIA', 'createFormalization'))).toBe(true);
    expect(isContractSigned(done('BIOMETRIA', 'saveAccount'))).toBe(false);
  });

  it('a flow without an active phase has no mode, no screen and no phase label', () => {
    expect(isPledgeRegistryMode(flow('A'))).toBe(false);
    expect(isResumable(flow('A'))).toBe(false);
    expect(resumeStep(flow('A'), 'GUEST')).toBeNull();
    expect(displayName(flow('A'), label)).toBe('Abierta');
    expect(displayName(flow('Z'), label)).toBe('En proceso');
  });

  it('[ST-05] the identity check is done once its phase is, whatever the flow’s status', () => {
    expect(isBiometryFinalized(flow('A', phase('BIOMETRIA', 'ACTIVE')))).toBe(false);
    expect(isBiometryFinalized(flow('A', phase('SELLER', 'FINALIZED')))).toBe(false);
    for (const status of ['A', 'E', 'C']) {
      expect(isBiometryFinalized(flow(status, phase('BIOMETRIA', 'FINALIZED')))).toBe(true);
    }
  });

  it.each([
    ['A', false],
    ['E', false],
    ['X', true],
    ['C', true],
  ])('[ST-04] status %s is cancelled: %s', (status, expected) => {
    expect(isCancelled(flow(status))).toBe(expected);
  });

  it.each([
    ['A', 'OPEN'],
    ['E', 'CLOSED'],
    ['X', 'CANCELLED_BY_BANK'],
    ['C', 'CANCELLED_BY_APPLICANT'],
    ['Z', 'UNKNOWN'],
  ])('[ST-01] status %s is %s', (status, expected) => {
    expect(proposalStatus(flow(status))).toBe(expected);
  });

  it.each([
    ['A', true],
    ['X', false],
    ['C', false],
  ])('[ST-05] biometry is in progress in flow %s: %s', (status, expected) => {
    expect(isBiometryInProgress(flow(status, phase('BIOMETRIA', 'ACTIVE')))).toBe(expected);
  });

  it('[ST-05] the account is saved when its step is finalized', () => {
    const saved = (status: Phase['status']) =>
      isAccountSaved(flow('A', phase('BIOMETRIA', 'ACTIVE', [{ name: 'saveAccount', status }])));
    expect([saved('FINALIZED'), saved('ACTIVE'), isAccountSaved(flow('A'))]).toEqual([true, false, false]);
  });

  it.each([
    ['A', 'OWNER', true],
    ['A', 'INSURANCE', true],
    ['A', 'SELLER', true],
    ['A', 'BIOMETRIA', true],
    ['A', 'REGISTRO_PRENDA', false],
    ['A', 'CONCIERGE', false],
    ['E', 'OWNER', false],
    ['C', 'SELLER', false],
    ['X', 'BIOMETRIA', false],
  ])('[ST-08] flow %s in %s is resumable: %s', (status, name, expected) => {
    expect(isResumable(flow(status, phase(name, 'ACTIVE')))).toBe(expected);
  });

  it.each([
    ['A', 'SELLER', 'label of SELLER'],
    ['E', 'REGISTRO_PRENDA_INSCRIPTA', 'Prenda inscripta'],
    ['E', 'REGISTRO_PRENDA', 'Finalizada'],
    ['X', 'SELLER', 'Cancelada'],
    ['C', 'OWNER', 'Cancelada'],
    ['A', 'CONCIERGE', 'Abierta'],
  ])('[ST-09] [ST-06] flow %s in %s is shown as %s', (status, name, expected) => {
    expect(displayName(flow(status, phase(name, 'ACTIVE')), label)).toBe(expected);
  });

  it('[ST-06] a cancelled flow is never in pledge-registry mode', () => {
    expect(isPledgeRegistryMode(flow('X', phase('REGISTRO_PRENDA_INSCRIPTA', 'ACTIVE')))).toBe(false);
  });
});

describe('the step to resume at', () => {
  it.each([
    ['SH-09', 'OWNER', 'address', 'ADDITIONAL_DATA', 'ADDITIONAL_DATA'],
    ['SH-09', 'OWNER', 'addressCoOwner', 'CO_OWNER_ADDITIONAL_DATA', 'CO_OWNER_ADDITIONAL_DATA'],
    ['SH-09', 'OWNER', 'validateCode', 'PHONE_VALIDATION', 'PHONE_VALIDATION'],
    ['SH-09', 'OWNER', 'validateCodeCoOwner', 'PHONE_VALIDATION', 'PHONE_VALIDATION'],
    ['SH-10', 'INSURANCE', 'load', 'INSURANCE', 'INSURANCE'],
    ['SH-10', 'INSURANCE', 'sendLoanSummary', 'SUMMARY', 'SUMMARY'],
    ['SH-11', 'SELLER', 'load', 'SELLER_DATA', 'VEHICLE_DOCUMENTS'],
    ['SH-11', 'SELLER', 'uploadDocumentation', 'VEHICLE_DOCUMENTS', 'VEHICLE_DOCUMENTS'],
    ['SH-11', 'SELLER', 'validateDocumentation', 'VEHICLE_DOCUMENTS', 'VEHICLE_DOCUMENTS'],
    ['SH-11', 'SELLER', 'confirmData', 'END', 'VEHICLE_DOCUMENTS'],
    ['SH-13', 'BIOMETRIA', 'createFormalization', null, null],
  ])('[%s] [SH-12] in %s at %s is %s for guests and %s for users', (_id, name, step, guest, user) => {
    expect(resumeStep(at(name, step), 'GUEST')).toBe(guest);
    expect(resumeStep(at(name, step), 'USER')).toBe(user);
  });

  it('[SH-09] is the first pending step if none is active, and null once the flow has ended', () => {
    const pending = flow(
      'A',
      phase('INSURANCE', 'ACTIVE', [
        { name: 'load', status: 'FINALIZED' },
        { name: 'sendLoanSummary', status: 'PENDING' },
      ]),
    );
    expect(resumeStep(pending, 'GUEST')).toBe('SUMMARY');
    expect(resumeStep(at('OWNER', 'address', 'C'), 'GUEST')).toBeNull();
    expect(resumeStep(flow('A'), 'GUEST')).toBeNull();
  });
});
