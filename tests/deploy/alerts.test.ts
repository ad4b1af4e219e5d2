import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { runGateway, type Running } from '../../gateway/src/testing/gateway.ts';
import { readSource } from '../support/sourceFiles.ts';

const rules = z
  .object({
    groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
  })
  .parse(parse(readSource('deploy/prometheus/alerts.yaml')))
  .groups.flatMap((group) => group.rules);

const metricsOf = (expr: string): string[] =>
  [...expr.replaceAll(/\{[^}]*\}/g, '').matchAll(/\bgateway_[a-z_]+\b/g)].map(([name]) => name);

let gateway: Running;
let text = '';
beforeAll(async () => {
  gateway = await runGateway();
  text = (await gateway.app.inject('/metrics')).body;
});
afterAll(() => gateway.close());

/** Whether the gateway declares the metric; Prometheus derives `_bucket` from a histogram. */
const typed = (name: string) => new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} `, 'm').test(text);

describe('deploy/prometheus/alerts.yaml', () => {
  it('reads only metrics that the gateway exports', () => {
    const names = new Set(rules.flatMap(({ expr }) => metricsOf(expr)));
    expect(names.size).toBe(5);
    expect([...names].filter((name) => !typed(name))).toEqual([]);
    expect(metricsOf('rate(gateway_gone_total{status=~"5.."}[5m]) > up').map(typed)).toEqual([false]);
  });
});
