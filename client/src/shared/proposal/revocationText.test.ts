import { describe, expect, test } from 'vitest';
import { revocationText } from './revocationText.ts';

const request = {
  __typename: 'RevocationReceipt' as const,
  number: '4821-0073-9155',
  requestedAt: '2026-11-22T15:00:00Z',
  confirmed: true,
};
type Asked = typeof request | null;
const proposal = (
  until: string | null,
  businessDaysLeft: number,
  asked: Asked = null,
  paidOn: string | null = '2026-11-20',
) => ({
  __typename: 'Proposal' as const,
  id: 'p1',
  revocation: { __typename: 'ProposalRevocation' as const, until, paidOn, businessDaysLeft, request: asked },
});

describe('the holder reads', () => {
  test.each([
    [10, 'Te quedan 10 días hábiles para arrepentirte, hasta el 07/12/2026.'],
    [1, 'Te queda 1 día hábil para arrepentirte, hasta el 07/12/2026.'],
  ])('how long it can be revoked: %i', (left, text) => {
    expect(revocationText(proposal('2026-12-07', left))).toMatchObject({ kind: 'possible', text });
  });

  test.each([
    [
      10,
      'Podés arrepentirte hasta 10 días hábiles después de que paguemos el vehículo; como mínimo, hasta el 07/12/2026.',
    ],
    [0, 'Podés arrepentirte hasta 10 días hábiles después de que paguemos el vehículo.'],
  ])('before the payment only the earliest last day, while it is ahead: %i', (left, text) => {
    expect(revocationText(proposal('2026-12-07', left, null, null))).toMatchObject({
      kind: 'possible',
      text,
    });
  });

  test('the receipt of a request, also after the last day and before the signature', () => {
    const text = 'Pediste la revocación el 22/11/2026, trámite 4821-0073-9155.';
    expect(revocationText(proposal('2026-12-07', 0, request))).toMatchObject({ kind: 'requested', text });
    expect(revocationText(proposal(null, 0, request))).toMatchObject({ kind: 'requested', text });
  });

  test('that a request is not confirmed yet, and that it changes nothing', () => {
    const asked = { ...request, confirmed: false };
    const said = revocationText(proposal('2026-12-07', 5, asked));
    expect(said?.kind).toBe('unconfirmed');
    expect(said?.text).toMatch(/^Pidieron la revocación .* pendiente de confirmación\.$/);
    expect(revocationText(proposal('2026-12-07', 5, asked), false)?.next).toMatch(/^El titular tiene que/);
  });

  test('nothing before the signature, after the last day, and of a bank that does not count', () => {
    expect(revocationText(proposal(null, 0))).toBeNull();
    expect(revocationText(proposal('2026-12-07', 0))).toBeNull();
    expect(revocationText({ __typename: 'Proposal', id: 'p1', revocation: null })).toBeNull();
  });
});

test('staff read of a request alone', () => {
  expect(revocationText(proposal('2026-12-07', 5), false)).toBeNull();
  expect(revocationText(proposal('2026-12-07', 5, request), false)?.text).toBe(
    'El titular pidió la revocación el 22/11/2026, trámite 4821-0073-9155.',
  );
});
