import { formatNumber, formatPesos } from '@prendarios/rules/format';
import { startRatio, type Comparison } from './comparison.ts';
import { withStaffWording } from '#shared/session/voice.ts';

const MILLION = 1_000_000;
const ONE_DECIMAL = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

/** Formats roughly: '$ 28,1 millones', '$ 1 millón', or '$ 900.000' below one million. */
export function roughPesos(amount: number): string {
  if (amount < MILLION) return formatPesos(Math.round(amount / 1_000) * 1_000);
  const millions = ONE_DECIMAL.format(amount / MILLION);
  return `$\u00a0${millions} ${millions === '1' ? 'millón' : 'millones'}`;
}

const percent = (value: number) => `${formatNumber(value)}\u00a0%`;

export const COMPARISON_TEXTS = withStaffWording(
  {
    title: '¿Tasa fija o UVA?',
    assumed: (inflation: number) => `${percent(inflation)} de inflación por mes`,
    scenario: 'Inflación',
    mine: (inflation: number) => `Mi inflación · ${percent(inflation)}`,
    past: (inflation: number) => `Últimos 12 meses · ${percent(inflation)}`,
    stress: (inflation: number) => `Si se acelera · ${percent(inflation)}`,
    fixed: 'Tasa fija',
    uva: 'UVA',
    second: 'Segunda cuota',
    last: 'Última',
    total: 'Total en pesos de hoy',
    chart: (fixed: [string, string], uva: [string, string]) =>
      `Con tasa fija la cuota va de ${fixed[0]} a ${fixed[1]}; con UVA, de ${uva[0]} a ${uva[1]}.`,
    table: 'Ver mes por mes',
    caption: 'Cuotas con tasa fija y con UVA',
    columns: { number: 'Cuota', dueDate: 'Vence' },
    onlyMode: (mode: string) => `Tu oferta es solo con ${mode}: no hay otra opción para comparar.`,
    outOfReach: (mode: string, max: string) =>
      `Con ${mode} tu oferta llega a ${max}: para comparar, elegí un monto menor.`,
    otherTerm: (mode: string) => `Con ${mode} tu oferta no tiene este plazo: para comparar, elegí otro.`,
    loading: 'Calculando la otra opción',
    failed: 'No pudimos calcular la otra opción.',
  },
  {
    mine: (inflation: number) => `La de tu cliente · ${percent(inflation)}`,
    onlyMode: (mode: string) =>
      `La oferta de tu cliente es solo con ${mode}: no hay otra opción para comparar.`,
    outOfReach: (mode: string, max: string) =>
      `Con ${mode} la oferta llega a ${max}: para comparar, elegí un monto menor.`,
    otherTerm: (mode: string) => `Con ${mode} la oferta no tiene este plazo: para comparar, elegí otro.`,
  },
);

const SAYS = withStaffWording(
  { starts: 'Con UVA empezás pagando', pays: 'pagás', whom: 'te' },
  { starts: 'Con UVA tu cliente empieza pagando', pays: 'paga', whom: 'le' },
);

/** Smaller relative differences count as equal. */
const SAME = 0.02;

function startOf(ratio: number): string {
  const points = Math.round(Math.abs(1 - ratio) * 100);
  if (Math.abs(1 - ratio) < SAME) return `${SAYS.starts} casi lo mismo.`;
  return `${SAYS.starts} un ${points}\u00a0% ${ratio < 1 ? 'menos' : 'más'}, a valores de hoy.`;
}

/** Returns 'Con UVA empezás pagando un 42 % menos, a valores de hoy. Desde la cuota 29 pagás más que con tasa fija.' */
export function headlineOf(comparison: Comparison): string {
  const { crossing } = comparison;
  if (crossing === 0) return `Con UVA ${SAYS.pays} más que con tasa fija desde la primera cuota.`;
  const after =
    crossing === null
      ? `Con esta inflación nunca ${SAYS.pays} más que con tasa fija.`
      : `Desde la cuota ${crossing + 1} ${SAYS.pays} más que con tasa fija.`;
  return `${startOf(startRatio(comparison))} ${after}`;
}

/** Returns 'Si la inflación fuera 2,8 % por mes, la tasa fija te costaría $ 900.000 menos, a valores de hoy.' */
export function verdictOf({ fixedToday, uvaToday }: Comparison, inflation: number): string {
  const difference = uvaToday - fixedToday;
  const when = `Si la inflación fuera ${percent(inflation)} por mes`;
  if (Math.abs(difference) < 1_000) return `${when}, las dos opciones ${SAYS.whom} cuestan lo mismo.`;
  return `${when}, ${difference > 0 ? 'la tasa fija' : 'UVA'} ${SAYS.whom} costaría ${roughPesos(Math.abs(difference))} menos, a valores de hoy.`;
}
