import type { PageConfig } from '@prendarios/rules/pageConfig';
import { appConfig } from '#shared/appConfig.ts';

export type IdentitySettings = NonNullable<PageConfig['identity']>;

/** Throws if there is no identity service. */
export function identitySettings(): IdentitySettings {
  const { identity } = appConfig();
  if (identity === null) throw new Error('This product is configured without an identity service.');
  return identity;
}
