import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useAppConfigQuery, useStartupListsQuery } from '../generated/hooks.ts';
import { AppConfigContext } from '../shared/config/appConfig.ts';
import { LoadProblem } from '../shared/errors/LoadProblem.tsx';
import { switchFaultLog } from '../shared/faults/noteFault.ts';
import { lazyScreen } from '../shared/page/lazyScreen.ts';
import { COMMON_TEXTS } from '../shared/texts/common.ts';
import { MaintenancePage } from './pages/MaintenancePage.tsx';
import { SessionGate } from './session/SessionGate.tsx';

const DemoPanel = lazyScreen(async () => (await import('../demo/DemoPanel.tsx')).DemoPanel);

/** Shows nothing before the product's settings are loaded; in maintenance, only the maintenance page (SH-05). */
export const ConfigGate = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useAppConfigQuery({
    context: { showsOffline: true, withoutSession: true },
  });
  // SH-01: fetches the lists that every flow starts with; the screens read them from the cache.
  useStartupListsQuery({ context: { quiet: true, fetchOptions: { method: 'GET' } } });
  const config = data?.appConfig;
  const logsFaults = config?.flags.logs;
  useEffect(
    function followLogsFlag() {
      if (logsFaults !== undefined) switchFaultLog(logsFaults);
    },
    [logsFaults],
  );
  if (config === undefined) {
    return (
      <main id="contenido">
        {error === undefined ? (
          <Delayed>
            <Busy text={COMMON_TEXTS.loading} />
          </Delayed>
        ) : (
          <LoadProblem headingLevel={1} onRetry={() => void refetch()} />
        )}
      </main>
    );
  }
  return (
    <AppConfigContext value={config}>
      {config.flags.maintenance ? <MaintenancePage /> : <SessionGate>{children}</SessionGate>}
      {config.demo ? (
        <Suspense>
          <DemoPanel tools={config.demo} />
        </Suspense>
      ) : null}
    </AppConfigContext>
  );
};
