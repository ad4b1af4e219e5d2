import type { BrandFile } from '@prendarios/rules/brandFile';

/** Whether a page belongs to the bank's second brand. */
export const isVivere = (pathname: string): boolean => pathname.startsWith('/vivere/');

/** Adds the second brand's name to a page title, which ends with the bank's name on every page. */
export const ofVivere = (title: string, { name }: BrandFile['vivere']): string => `${title} · ${name}`;
