import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '../../address/filters.ts';
import { FIRST_PLACE } from '../../address/listAddress.ts';
import { viewsOf } from './views.ts';

const ALL = { canFilterByActor: true, canFilterByStageAge: true };
const PATH = '/usuario/panel-de-seguimiento';

describe('the fixed views of the list [RT-38]', () => {
  test.each([
    ['SELLER', 'Me toca a mí', '?toca=vendedor'],
    ['APPLICANT', 'Me toca a mí', '?toca=titular'],
  ] as const)('of a user who is %s begin with %s', (role, label, query) => {
    expect(viewsOf(FIRST_PLACE, role, ALL)).toEqual([
      { key: 'waitsFor', label, href: `${PATH}${query}`, current: false },
      { key: 'stuckDays', label: 'Trabadas hace más de 3 días', href: `${PATH}?trabadas=3`, current: false },
    ]);
  });

  test('of an admin have the list of the concierge too [SH-16]', () => {
    expect(viewsOf(FIRST_PLACE, 'ADMIN', ALL)).toEqual([
      { key: 'waitsFor', label: 'Las tiene el banco', href: `${PATH}?toca=banco`, current: false },
      { key: 'phase', label: 'Con el gestor', href: `${PATH}?etapa=gestor`, current: false },
      { key: 'stuckDays', label: 'Trabadas hace más de 3 días', href: `${PATH}?trabadas=3`, current: false },
    ]);
  });

  test('go together with other filters, and the current one leads out of itself', () => {
    const place = {
      ...FIRST_PLACE,
      filters: { ...NO_FILTERS, phase: 'SELLER', waitsFor: 'SELLER' },
    } as const;
    expect(viewsOf(place, 'SELLER', ALL)).toMatchObject([
      { current: true, href: `${PATH}?etapa=vendedor` },
      { current: false, href: `${PATH}?toca=vendedor&trabadas=3&etapa=vendedor` },
    ]);
  });

  test.each([
    [{ canFilterByActor: false, canFilterByStageAge: false }, []],
    [{ canFilterByActor: true, canFilterByStageAge: false }, ['waitsFor']],
    [{ canFilterByActor: false, canFilterByStageAge: true }, ['stuckDays']],
  ])('of a bank that can do %j are %j', (abilities, keys) => {
    expect(viewsOf(FIRST_PLACE, 'SELLER', abilities).map(({ key }) => key)).toEqual(keys);
  });
});
