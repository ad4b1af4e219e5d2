import { describe, expect, it } from 'vitest';
import { STEPS, stepsFor } from './steps.ts';

const ALWAYS = [
  'Generated files are current',
  'Types',
  'Format',
  'Lint',
  'Audit of packages',
  'Unit tests',
  'Contract, architecture and ledger tests',
];
const BUILD = ['Build', 'What the landing page pays'];
const DESIGN = ['Stories', 'Pages at every size'];
const JOURNEYS = ['Journeys with faults', 'Journeys in a browser'];
const MUTANTS = ['A sample of mutants'];

describe('what a change makes due', () => {
  it.each([
    ['nothing', [], []],
    ['a document', ['docs/architecture.md', 'README.md'], []],
    ['a rule of a form', ['rules/src/cuil.ts'], [...BUILD, ...DESIGN, ...JOURNEYS]],
    ['a screen', ['client/src/app/App.tsx'], [...BUILD, ...DESIGN, ...JOURNEYS]],
    ['a component', ['design-system/src/actions/Button.tsx'], [...BUILD, ...DESIGN, ...JOURNEYS]],
    ['how stories are drawn', ['.storybook/preview.tsx'], DESIGN],
    ['the schema', ['schema.graphql'], [...BUILD, ...DESIGN, ...JOURNEYS]],
    ['a resolver', ['gateway/src/schema/access.ts'], JOURNEYS],
    ['the bank', ['upstream/bank/src/app.ts'], JOURNEYS],
    ['the identity stand-in', ['upstream/identity/src/main.ts'], JOURNEYS],
    ['how the processes are started', ['scripts/processes/supervisor.ts'], JOURNEYS],
    ['a journey', ['e2e/journeys/whole.spec.ts'], JOURNEYS],
    ['a test of the contract', ['tests/contract/roles.test.ts'], []],
    ['a rule and a document', ['docs/glossary.md', 'gateway/src/app.ts'], JOURNEYS],
    ['a derived rule', ['gateway/src/derived/flow.ts'], [...MUTANTS, ...JOURNEYS]],
    ['what is installed', ['package-lock.json'], [...BUILD, ...MUTANTS, ...DESIGN, ...JOURNEYS]],
    ['the settings of a run', ['vitest.config.ts'], [...BUILD, ...MUTANTS, ...DESIGN, ...JOURNEYS]],
    ['this very list', ['scripts/testing/steps.ts'], [...BUILD, ...MUTANTS, ...DESIGN, ...JOURNEYS]],
  ])('%s', (_what, files, more) => {
    const titles = stepsFor(files).map(({ title }) => title);
    expect(titles.toSorted()).toEqual([...ALWAYS, ...more].toSorted());
  });

  it('keeps the order of the whole run', () => {
    const titles = stepsFor(['gateway/src/app.ts']).map(({ title }) => title);
    expect(titles).toEqual(STEPS.map(({ title }) => title).filter((title) => titles.includes(title)));
  });

  it('asks the unit tests for what the change touches', () => {
    const unit = STEPS.find(({ title }) => title === 'Unit tests');
    expect(unit?.changed?.('abc').slice(-2)).toEqual(['--changed', 'abc']);
  });
});
