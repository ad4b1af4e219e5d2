import { expect, test } from 'vitest';
import { colleaguesOf } from './colleagues.ts';
import { BULK_TEXTS } from './texts.ts';

const of = (name: string | null, isViewer = false) => ({
  assignee: { __typename: 'StaffMember' as const, staffId: null, name, isViewer },
});

test('counts proposals per colleague, excluding unassigned ones and the user’s own', () => {
  const items = [
    of('JUAN GIL'),
    of('Ana Pérez'),
    { assignee: null },
    of('Laura Sosa', true),
    of('ANA PÉREZ'),
  ];
  const counts = colleaguesOf(items);
  expect(BULK_TEXTS.confirm.colleagues(counts)).toBe('2 son de Ana Pérez y 1 es de Juan Gil.');
  expect(colleaguesOf([of('Laura Sosa', true), { assignee: null }])).toEqual([]);
});

test('counts a colleague without a name as a separate person', () => {
  expect(BULK_TEXTS.confirm.colleagues(colleaguesOf([of(null)]))).toBe('1 es de otra persona.');
});
