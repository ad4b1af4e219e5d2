import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { runGateway } from '../../gateway/src/testing/gateway.ts';
import { testBank } from '../../upstream/bank/src/testing/bank.ts';
import { readSource } from '../support/sourceFiles.ts';

const rules = z
  .object({
    groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
  })
  .parse(parse(readSource('deploy/prometheus/alerts.yaml')))
  .groups.flatMap((group) => group.rules);

/** The metrics that an expression reads. */
const metricsOf = (expr: string): string[] =>
  [...expr.replaceAll(/\{[^}]*\}/g, '').matchAll(/\b(?:gateway|bank)_[a-z_]+\b/g)].map(([name]) => name);

let text = '';
let ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const [gateway, bank] = [await runGateway(), await testBank()];
  ends = [gateway.close, bank.close];
  const apps = [gateway.app, bank.app];
  text = (await Promise.all(apps.map(async (app) => (await app.inject('/metrics')).body))).join('\n');
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** What Prometheus makes of a metric by itself. */
const typed = (name: string) => new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} `, 'm').test(text);

describe('deploy/prometheus/alerts.yaml', () => {
  it('reads metrics that the processes have', () => {
    const names = new Set(rules.flatMap(({ expr }) => metricsOf(expr)));
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter((name) => !typed(name))).toEqual([]);
    expect(metricsOf('rate(gateway_gone_total{status=~"5.."}[5m]) > up').map(typed)).toEqual([false]);
  });

  it('has an entry for each alert in docs/operations.md, and none for an alert that is gone', () => {
    const [, section = ''] = /\n### Alerts\n([^]*?)\n##/.exec(readSource('docs/operations.md')) ?? [];
    const rows = [...section.matchAll(/^\| (\w+) +\| +(\S.*\S) +\|$/gm)].map(([, name]) => name);
    expect(rows.filter((name) => name !== 'alert')).toEqual(rules.map(({ alert }) => alert));
  });
});
