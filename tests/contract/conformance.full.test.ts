import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Line } from '../../conformance/src/kit.ts';
import { htmlOf, junitOf, textOf } from '../../conformance/src/report.ts';
import { conformance, whyUnreachable } from '../../conformance/src/run.ts';
import { fillDataDir, seededDatabase } from '../../upstream/bank/src/testing/template.ts';
import { Killable } from '../chaos/Killable.ts';
import { type BankUnderTest, bankUnderTest } from './conformance.ts';
import { EXAMPLES_FILE, exampleRecorder } from './exampleRecorder.ts';
import { faultyBank } from './faultyBank.ts';

const titles = (lines: readonly Line[], result: Line['result']) =>
  lines.filter((line) => line.result === result).map(({ title, detail }) => `${title}: ${detail}`);

let reference: BankUnderTest;
beforeAll(async () => {
  reference = await bankUnderTest();
});
afterAll(async () => {
  await reference.close();
});

describe('the conformance kit', () => {
  it('passes the reference bank, whose exchanges match the examples in the OpenAPI document', async () => {
    const recorder = exampleRecorder();
    const lines = await conformance(reference.settings({ observe: recorder.observe }));
    expect(titles(lines, 'failed')).toEqual([]);
    expect(titles(lines, 'not run')).toEqual([
      'setSimulation: returns the first response for a key used before a crash: needs --restart',
      'setSimulation: takes effect once when the bank crashes during the write: needs --restart',
    ]);
    expect(lines.length).toBeGreaterThan(600);
    // After an intended change of the bank, run `npm run openapi`.
    expect(await recorder.text()).toBe(await readFile(EXAMPLES_FILE, 'utf8'));
  });

  it('reports before a run that the key is rejected or the bank is unreachable', async () => {
    const { url, proof, document } = reference.settings();
    expect(await whyUnreachable(url, proof, document)).toBeNull();
    const wrong = { key: 'wrong', header: 'x-service-key' };
    expect(await whyUnreachable(url, wrong, document)).toBe('the key is refused (401)');
    const dead = 'http://127.0.0.1:1/api';
    expect(await whyUnreachable(dead, proof, document)).toBe(`nothing answers at ${dead}`);
  });

  it('reports checks without their helpers as not run, never as passed', async () => {
    const lines = await conformance(reference.settings({ helpers: {} }), ['users', 'first half']);
    const wanting = lines.filter(({ detail }) => detail.startsWith('needs --'));
    expect(new Set(wanting.map(({ detail }) => detail))).toEqual(new Set(['needs --token', 'needs --code']));
    expect(new Set(wanting.map(({ result }) => result))).toEqual(new Set(['not run']));
    expect(titles(lines, 'passed').filter((title) => title.startsWith('validateCode'))).toEqual([]);
  });

  it.each([
    {
      fault: 'returns a number as text',
      part: 'lists',
      call: 'GET /api/places/get_states',
      red: 'getStates: responds in the declared shape',
      change: (text: string) => text.replaceAll(/"id":(\d+)/g, '"id":"$1"'),
    },
    {
      fault: 'returns an undeclared status',
      part: 'offers',
      call: 'GET /api/simulation/get_status',
      red: 'getSimulationStatus: responds in the declared shape',
      change: (text: string) => text.replace('"REJECTED"', '"DECLINED"'),
    },
    {
      fault: 'omits a field',
      part: 'offers',
      call: 'GET /api/proposal/{id}/get_proposal',
      red: 'getProposal: responds in the declared shape',
      change: (text: string) => text.replace('"vehicle":', '"car":'),
    },
  ] as const)('fails "$red" for a bank that $fault', async ({ part, call, red, change }) => {
    const faulty = await faultyBank(reference.url);
    faulty.be({
      call,
      answer: (answered) => {
        answered.body = JSON.parse(change(JSON.stringify(answered.body)));
      },
    });
    const lines = await conformance(reference.settings({ url: faulty.url }), [part]);
    await faulty.close();
    expect(lines.filter(({ result }) => result === 'failed').map(({ title }) => title)).toContain(red);
  });
});

describe('the reference bank on PGlite', () => {
  it('also conforms', async () => {
    const embedded = await bankUnderTest(await seededDatabase());
    try {
      // Areas where another database may differ: keys, list order, other users' rows.
      const parts = ['offers', 'users', 'dashboard'] as const;
      const lines = await conformance(embedded.settings(), parts);
      expect(titles(lines, 'failed')).toEqual([]);
      expect(titles(lines, 'passed').length).toBeGreaterThan(80);
    } finally {
      await embedded.close();
    }
  });
});

describe('a bank crash', () => {
  it('neither loses nor duplicates a write', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    await fillDataDir(folder);
    const target = await Killable.start('bank', { DATA_DIR: folder, DEMO_PROPOSALS: '0' });
    try {
      const helpers = { restart: () => target.kill() };
      const lines = await conformance(reference.settings({ url: `${target.url}/api`, helpers }), ['crash']);
      expect(titles(lines, 'failed')).toEqual([]);
      expect(titles(lines, 'passed')).toEqual(
        expect.arrayContaining([
          'setSimulation: returns the first response for a key used before a crash: ',
          'setSimulation: takes effect once when the bank crashes during the write: ',
        ]),
      );
    } finally {
      await target.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('the report', () => {
  const lines: Line[] = [
    {
      title: 'getStates: responds in the declared shape',
      call: 'getStates',
      result: 'failed',
      detail: '0.id < "1"',
    },
    { title: 'getCities: responds in the declared shape', call: 'getCities', result: 'passed', detail: '' },
    { title: 'crash', call: 'setSimulation', result: 'not run', detail: 'needs --restart' },
  ];
  const report = { url: 'https://bank.example/api', lines, screens: { getStates: ['holder/person'] } };

  it('lists failures, the affected screens and checks that did not run', () => {
    const text = textOf(report);
    expect(text).toContain('1 passed, 1 failed, 1 not run');
    expect(text).toContain(
      'getStates (screens: holder/person)\n  ✗ getStates: responds in the declared shape: 0.id < "1"',
    );
    expect(text).toContain('not run, needs --restart:\n  – crash');
    expect(text).not.toContain('getCities');
  });

  it('is an HTML page that escapes the bank’s responses', () => {
    const html = htmlOf(report);
    expect(html).toContain('Screens: holder/person');
    expect(html).toContain('0.id &lt; &quot;1&quot;');
  });

  it('is JUnit XML for CI that marks unrun checks as skipped', () => {
    const xml = junitOf(report);
    expect(xml).toContain('tests="3" failures="1" skipped="1"');
    expect(xml).toContain('<failure message="0.id &lt; &quot;1&quot;"/>');
    expect(xml).toContain('<skipped message="needs --restart"/>');
  });
});
