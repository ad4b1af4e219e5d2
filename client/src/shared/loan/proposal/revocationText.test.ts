import { describe, expect, test } from 'vitest';
import { revocationState } from '#testing/samples/revocation.ts';
import { isHeld, revocationText } from './revocationText.ts';

const possible = (until: string | null, businessDaysLeft: number, paidOn: string | null = '2026-11-20') => ({
  ...revocationState(),
  until,
  paidOn,
  businessDaysLeft,
  request: null,
});

describe('the revocation text for the holder', () => {
  test.each([
    [10, 'Te quedan 10 días hábiles para arrepentirte, hasta el 07/12/2026.'],
    [1, 'Te queda 1 día hábil para arrepentirte, hasta el 07/12/2026.'],
  ])('says how many business days are left to revoke: %i', (left, text) => {
    expect(revocationText(possible('2026-12-07', left))).toMatchObject({ kind: 'possible', text });
  });

  test.each([
    [
      10,
      'Podés arrepentirte hasta 10 días hábiles después de que paguemos el vehículo; como mínimo, hasta el 07/12/2026.',
    ],
    [0, 'Podés arrepentirte hasta 10 días hábiles después de que paguemos el vehículo.'],
  ])('before the payment, shows only the earliest last day while it is in the future: %i', (left, text) => {
    expect(revocationText(possible('2026-12-07', left, null))).toMatchObject({ kind: 'possible', text });
  });

  test('says that everything stops until the bank resolves it', () => {
    const said = revocationText(revocationState());
    expect(said?.kind).toBe('held');
    expect(said?.next).toMatch(/^Hasta que el banco lo resuelva, no se firma/);
  });

  test('says how to return the money once the loan has been paid', () => {
    const said = revocationText(revocationState({}, '2026-11-24'));
    expect(said?.kind).toBe('requested');
    expect(said?.next).toMatch(/te dice cómo devolverlo/);
  });

  test('says that the bank has resolved it if the bank reports that', () => {
    expect(revocationText(revocationState({ isOnHold: false }))).toMatchObject({
      kind: 'requested',
      next: 'El banco ya lo resolvió.',
    });
    expect(isHeld(revocationState({ isOnHold: null }))).toBe(false);
  });

  test('says that an unconfirmed request has no effect yet', () => {
    const asked = revocationState({ isConfirmed: false, isOnHold: false });
    const said = revocationText(asked);
    expect(said?.kind).toBe('unconfirmed');
    expect(said?.text).toMatch(/^Pidieron la revocación .* pendiente de confirmación\.$/);
    expect(revocationText(asked, 'STAFF')?.next).toMatch(/^El titular tiene que/);
  });

  test('is empty before the signature, after the last day, or if the bank states no period', () => {
    expect(revocationText(possible(null, 0))).toBeNull();
    expect(revocationText(possible('2026-12-07', 0))).toBeNull();
    expect(revocationText(null)).toBeNull();
  });
});

test.each([
  ['OWNER', 'OWNER', 'Pediste'],
  ['OWNER', 'CO_OWNER', 'El titular pidió'],
  ['OWNER', 'STAFF', 'El titular pidió'],
  ['CO_OWNER', 'OWNER', 'El cotitular pidió'],
  ['CO_OWNER', 'CO_OWNER', 'Pediste'],
  ['CO_OWNER', 'STAFF', 'El cotitular pidió'],
  [null, 'OWNER', 'Pidieron'],
] as const)('attributes a revocation by %s to them alone for %s', (by, reader, words) => {
  expect(revocationText(revocationState({ by }), reader)?.text).toBe(
    `${words} la revocación el 22/11/2026, trámite 4821-0073-9155.`,
  );
});

test('mentions only requests to staff', () => {
  expect(revocationText(possible('2026-12-07', 5), 'STAFF')).toBeNull();
});
