import { expect, test, vi } from 'vitest';
import { countOutcomes, type Outcome, remindEach, failedIds } from './remindEach.ts';

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  sent: { kind: 'sent', text: 'Recordado hoy' },
  early: { kind: 'early', text: 'Ya se lo recordaste' },
  failed: { kind: 'failed', text: 'No pudimos' },
  offline: { kind: 'failed', text: 'No hay conexión', endsAll: true },
};
const outcomeOf = (id: string): Outcome => OUTCOMES[id] ?? { kind: 'refused', text: '' };
const run = async (ids: string[], isStopped = () => false) => {
  const outcomes = new Map<string, Outcome>();
  const remind = vi.fn((id: string) => Promise.resolve(outcomeOf(id)));
  const onOutcome = (id: string, outcome: Outcome) => void outcomes.set(id, outcome);
  await remindEach(ids, remind, { onOutcome, isStopped });
  return { asked: remind.mock.calls.map(([id]) => id), outcomes };
};

test('continues after a failed reminder and allows it to be retried', async () => {
  const ids = ['failed', 'sent', 'early', 'refused'];
  const { asked, outcomes } = await run(ids);
  expect(asked).toEqual(ids);
  expect(failedIds(ids, outcomes)).toEqual(['failed']);
  expect(countOutcomes(ids, outcomes)).toEqual({ sent: 1, early: 1, refused: 1, failed: 1 });
});

test('stops when the remaining reminders would also fail and allows them to be retried', async () => {
  const ids = ['sent', 'offline', 'early'];
  const { asked, outcomes } = await run(ids);
  expect(asked).toEqual(['sent', 'offline']);
  expect(failedIds(ids, outcomes)).toEqual(['offline', 'early']);
  expect(countOutcomes(ids, outcomes)).toMatchObject({ sent: 1, failed: 2 });
});

test('stops on request', async () => {
  let left = 2;
  const { asked } = await run(['sent', 'sent', 'sent'], () => left-- === 0);
  expect(asked).toHaveLength(2);
});
