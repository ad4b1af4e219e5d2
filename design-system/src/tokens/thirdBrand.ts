import { brands } from './brands.ts';
import type { Brand } from './semantic.ts';

const { ceibo } = brands;

/** A fictitious brand, to prove that brands are data and that no component depends on one. */
export const jacaranda: Brand = {
  name: 'Jacarandá',
  mark: [
    { tone: 1, path: 'M18 3 6 12l12 9 12-9Z' },
    { tone: 2, path: 'M6 16v8l12 9V25Z' },
    { tone: 3, path: 'M30 16v8l-12 9V25Z' },
  ],
  radius: { card: 0, panel: 0, field: 0, button: 26, chip: 22, tag: 14 },
  shadow: ceibo.shadow,
  color: {
    light: {
      ...ceibo.color.light,
      primary: '#0b5d8a',
      'primary-hover': '#084566',
      'primary-tint': '#e3f1f8',
      link: '#0b5d8a',
      'link-hover': '#084566',
      fill: '#0b5d8a',
      selected: '#06334c',
      panel: '#06334c',
      'chart-capital': '#0b5d8a',
      'chart-interest': '#a9c6d6',
      'logo-1': '#0b5d8a',
      'logo-2': '#3b8fbd',
      'logo-3': '#e08a2e',
    },
    dark: {
      ...ceibo.color.dark,
      primary: '#1878ae',
      'primary-hover': '#125e8a',
      'primary-tint': '#0d2a3b',
      link: '#8fcbee',
      'link-hover': '#b9dff5',
      fill: '#4ba3d3',
      panel: '#123c55',
      'chart-capital': '#1673a8',
      'chart-interest': '#cfe0ea',
      'logo-1': '#4ba3d3',
      'logo-2': '#8fcbee',
      'logo-3': '#f0a95c',
    },
  },
};

/** The product's brands plus the fictitious one. */
export const workshopBrands: Record<string, Brand> = { ...brands, jacaranda };
