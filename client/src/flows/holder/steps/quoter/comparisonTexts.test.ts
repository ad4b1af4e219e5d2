import { describe, expect, test } from 'vitest';
import { compare } from './comparison.ts';
import { headlineOf, roughPesos, verdictOf } from './comparisonTexts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('comparison texts', () => {
  test.each([
    [
      [100, 100, 100],
      [150, 58, 101],
      'Con UVA empezás pagando un 42 % menos, a valores de hoy. Desde la cuota 3 pagás más que con tasa fija.',
    ],
    [
      [100, 100],
      [40, 40],
      'Con UVA empezás pagando un 60 % menos, a valores de hoy. Con esta inflación nunca pagás más que con tasa fija.',
    ],
    [
      [100, 100, 100],
      [99, 75, 120],
      'Con UVA empezás pagando un 25 % menos, a valores de hoy. Desde la cuota 3 pagás más que con tasa fija.',
    ],
    [
      [100, 100, 100],
      [99, 99, 120],
      'Con UVA empezás pagando casi lo mismo. Desde la cuota 3 pagás más que con tasa fija.',
    ],
    [[100, 100], [110, 110], 'Con UVA pagás más que con tasa fija desde la primera cuota.'],
    [
      [100, 100],
      [90, 130],
      'Con UVA empezás pagando un 30 % más, a valores de hoy. Desde la cuota 2 pagás más que con tasa fija.',
    ],
  ])('compare %j with %j', (fixed, uva, sentence) => {
    expect(plain(headlineOf(compare(fixed, uva, 0)))).toBe(sentence);
  });

  test('say which mode is cheaper in today’s pesos', () => {
    expect(plain(verdictOf(compare([1_000_000], [1_900_000], 0), 2.8))).toBe(
      'Si la inflación fuera 2,8 % por mes, la tasa fija te costaría $ 900.000 menos, a valores de hoy.',
    );
    expect(plain(verdictOf(compare([5_140_000], [2_000_000], 0), 2))).toBe(
      'Si la inflación fuera 2 % por mes, UVA te costaría $ 3,1 millones menos, a valores de hoy.',
    );
    expect(plain(verdictOf(compare([500], [500], 0), 0))).toMatch(/cuestan lo mismo/);
  });

  test.each([
    [28_123_456, '$ 28,1 millones'],
    [1_000_000, '$ 1 millón'],
    [999_400, '$ 999.000'],
  ])('round %d to %s', (amount, text) => {
    expect(plain(roughPesos(amount))).toBe(text);
  });
});
