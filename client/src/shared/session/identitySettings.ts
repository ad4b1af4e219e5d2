import type { AppConfig } from '../config/appConfig.ts';

export type IdentitySettings = NonNullable<AppConfig['identity']>;

let provide: (settings: IdentitySettings | null) => void = () => undefined;
const known = new Promise<IdentitySettings | null>((resolve) => {
  provide = resolve;
});

/** The settings of the identity service came with those of the product. */
export function provideIdentitySettings(settings: IdentitySettings | null): void {
  provide(settings);
}

/** Waits for them; throws where there is no identity service. */
export async function identitySettings(): Promise<IdentitySettings> {
  const settings = await known;
  if (settings === null) throw new Error('This product is configured without an identity service.');
  return settings;
}
