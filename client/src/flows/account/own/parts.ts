import { ACCOUNT_PATH } from '#shared/session/paths.ts';

export const OWN_PARTS = { password: 'contrasena', secondStep: 'segundo-paso' } as const;

export const partHref = (part: keyof typeof OWN_PARTS): string => `${ACCOUNT_PATH}?parte=${OWN_PARTS[part]}`;
