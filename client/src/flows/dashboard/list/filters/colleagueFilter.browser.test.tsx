import { MockLink } from '@apollo/client/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ColleaguesDocument } from '#generated/graphql.ts';
import { mockAnswer } from '#testing/answers.ts';
import { mount, testClient } from '#testing/mount.tsx';
import { type Filters, NO_FILTERS } from '../../address/filters.ts';
import { FIRST_PLACE } from '../../address/listAddress.ts';
import { ListFilters } from './ListFilters.tsx';

const role = 'SELLER' as const;
const ofPerson = (staffId: string | null, name: string) => ({
  __typename: 'ProposalSummary' as const,
  id: null,
  assignee: { __typename: 'StaffMember' as const, staffId, name, isViewer: false },
});

function show(filters: Partial<Filters>, isKnown = true): Partial<Filters>[] {
  const applied: Partial<Filters>[] = [];
  const nodes = [
    ofPerson(isKnown ? 'laura' : null, 'LAURA SOSA'),
    ofPerson(isKnown ? 'diego' : null, 'DIEGO LUNA'),
    ofPerson(isKnown ? 'laura' : null, 'LAURA SOSA'),
  ];
  mount(
    <ListFilters
      id="filters"
      layout="side"
      place={{ ...FIRST_PLACE, filters: { ...NO_FILTERS, ...filters } }}
      role={role}
      abilities={{ sorts: ['NEWEST'], canFilterByActor: true, canFilterByAssignee: true }}
      apply={(change) => applied.push(change)}
      onSort={() => undefined}
      focusDates={false}
    />,
    testClient(
      new MockLink([
        mockAnswer(ColleaguesDocument, {
          __typename: 'Query',
          proposals: { __typename: 'ProposalConnection', nodes },
        }),
      ]),
    ),
  );
  return applied;
}
const field = page.getByLabelText('Las tiene');
const optionsOf = () => [...field.element().querySelectorAll('option')].map(({ text }) => text);

test('offers each colleague by name, as well as the user, others and nobody', async () => {
  const applied = show({ assignee: 'VIEWER' });
  await expect
    .poll(optionsOf)
    .toEqual(['Cualquiera', 'Vos', 'Otra persona', 'Nadie', 'Diego Luna', 'Laura Sosa']);
  await userEvent.selectOptions(field, 'Laura Sosa');
  await userEvent.selectOptions(field, 'Nadie');
  await userEvent.selectOptions(field, 'Cualquiera');
  expect(applied).toEqual([
    { assignee: null, colleague: 'laura' },
    { assignee: 'NOBODY', colleague: null },
    { assignee: null, colleague: null },
  ]);
});

test('shows the colleague from the URL', async () => {
  show({ colleague: 'diego' });
  await expect.element(field).toHaveValue('diego');
});

test('offers no names if the bank cannot filter by colleague', async () => {
  show({}, false);
  await expect.poll(optionsOf).toEqual(['Cualquiera', 'Vos', 'Otra persona', 'Nadie']);
});
