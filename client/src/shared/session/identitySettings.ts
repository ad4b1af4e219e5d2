import type { AppConfig } from '../config/appConfig.ts';

export type IdentitySettings = NonNullable<AppConfig['identity']>;

let provide: (settings: IdentitySettings | null) => void = () => undefined;
const known = new Promise<IdentitySettings | null>((resolve) => {
  provide = resolve;
});

/** Called when the product's settings are loaded, which contain these. */
export function provideIdentitySettings(settings: IdentitySettings | null): void {
  provide(settings);
}

/** Waits for the settings. Throws if there is no identity service. */
export async function identitySettings(): Promise<IdentitySettings> {
  const settings = await known;
  if (settings === null) throw new Error('This product is configured without an identity service.');
  return settings;
}
