import { ramps } from '../base.ts';
import type { Brand, BrandMark } from '../semantic.ts';
import { defineBrand } from '../semantic.ts';
import { ceibo } from './ceibo.ts';

/** A V of two leaves that meet. */
export const vivereMark: BrandMark = [
  { tone: 1, path: 'M4 6h8.5L18 27.5h-4.5C9.5 21.5 6.5 14.5 4 6Z' },
  { tone: 2, path: 'M32 6h-8.5L18 27.5h4.5C26.5 21.5 29.5 14.5 32 6Z' },
  { tone: 3, path: 'M14.5 8.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0Z' },
];

export const vivere: Brand = /* @__PURE__ */ defineBrand(() => ({
  name: 'vivere',
  radius: { card: 12, panel: 10, field: 6, button: 8, chip: 6, tag: 4 },
  shadow: ceibo.shadow,
  color: {
    light: {
      ...ceibo.color.light,
      paper: '#f9f8fd',
      sand: '#efecf8',
      track: '#e2ddf2',
      line: '#e0dcec',
      edge: '#857e9b',
      primary: ramps.violet['600'],
      'primary-hover': ramps.violet['700'],
      'primary-tint': ramps.violet['50'],
      link: ramps.violet['600'],
      'link-hover': ramps.violet['700'],
      fill: ramps.violet['600'],
      selected: '#231a44',
      panel: '#231a44',
      'chart-capital': ramps.violet['600'],
      'chart-interest': '#c3b8de',
      'logo-1': ramps.violet['700'],
      'logo-2': ramps.violet['600'],
      'logo-3': '#e08a2e',
    },
    dark: {
      ...ceibo.color.dark,
      paper: '#131020',
      surface: '#1d182e',
      sand: '#28223d',
      track: '#38304f',
      line: '#352d4d',
      primary: ramps.violet['500'],
      'primary-hover': ramps.violet['600'],
      'primary-tint': ramps.violet['900'],
      link: ramps.violet['300'],
      'link-hover': ramps.violet['200'],
      fill: ramps.violet['400'],
      panel: '#322a48',
      'chart-capital': ramps.violet['500'],
      'chart-interest': '#d9d0ee',
      'logo-1': ramps.violet['500'],
      'logo-2': ramps.violet['300'],
      'logo-3': '#f0a95c',
    },
  },
}));
