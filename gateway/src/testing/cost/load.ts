import { Pool } from 'undici';

export type Ask = Readonly<{
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}>;

/**
 * Returns the milliseconds of each of `count` responses with `atOnce` concurrent requests. Throws on a wrong response.
 */
export async function load(
  url: string,
  ask: Ask,
  { count, atOnce, bytes }: { count: number; atOnce: number; bytes: number },
): Promise<number[]> {
  const pool = new Pool(url, { connections: atOnce });
  const times: number[] = [];
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      const startedAt = performance.now();
      const { statusCode, body } = await pool.request({ ...ask, body: ask.body ?? null });
      const text = await body.text();
      times.push(performance.now() - startedAt);
      if (statusCode !== 200 || text.length < bytes || text.includes('"errors"')) {
        throw new Error(`${url} answered ${statusCode}: ${text.slice(0, 300)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  await pool.close();
  return times;
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
