import { expect, test } from 'vitest';
import { screenParts } from './screenParts.ts';

const { frame, byStory } = screenParts();
const partsOf = (name: string) => Object.entries(byStory).find(([file]) => file.endsWith(name))?.[1] ?? [];

test('lists the components of a screen, including those inside its parts', () => {
  const parts = partsOf('steps/insurance/InsuranceScreen.stories.tsx');
  expect(parts).toContain('fields/RadioGroup');
  expect(partsOf('steps/additional-data/AdditionalDataScreen.stories.tsx')).toContain('fields/SelectField');
});

test('lists the components of each page separately', () => {
  expect(frame).toEqual(expect.arrayContaining(['layout/AppHeader', 'layout/AppFooter']));
  expect(partsOf('steps/insurance/InsuranceScreen.stories.tsx')).not.toContain('layout/AppHeader');
});

test('finds components for every screen', () => {
  const empty = Object.keys(byStory).filter((file) => byStory[file]?.length === 0);
  expect(empty).toEqual([]);
});
