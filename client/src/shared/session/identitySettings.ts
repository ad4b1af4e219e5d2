import type { PageConfig } from '@prendarios/rules/pageConfig';
import { appConfig } from '#shared/appConfig.ts';

export type IdentitySettings = NonNullable<PageConfig['identity']>;

/** Returns the settings of the identity service. Throws if there is none. */
export function identitySettings(): IdentitySettings {
  const { identity } = appConfig();
  if (identity === null) throw new Error('This product is configured without an identity service.');
  return identity;
}
