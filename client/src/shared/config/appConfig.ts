import { createContext, useContext } from 'react';
import type { AppConfigQuery } from '../../generated/graphql.ts';

export type AppConfig = AppConfigQuery['appConfig'];

export const AppConfigContext = createContext<AppConfig | null>(null);

export function useAppConfig(): AppConfig {
  const config = useContext(AppConfigContext);
  if (config === null) throw new Error('useAppConfig needs ConfigGate above it.');
  return config;
}
