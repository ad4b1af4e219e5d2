import type { BrandFile } from '@prendarios/rules/brandFile';

/** Whether a page belongs to the bank's second brand. */
export const isVivere = (pathname: string): boolean => pathname.startsWith('/vivere/');

/** The title of such a page names both: the bank's name follows as on every page. */
export const ofVivere = (title: string, { name }: BrandFile['vivere']): string => `${title} · ${name}`;
