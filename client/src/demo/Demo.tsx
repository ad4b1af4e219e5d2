import { Suspense, useState, type ReactNode } from 'react';
import { FormObserver, type ObservedForm } from '#shared/forms/observedForm.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';

const DemoPanel = lazyScreen(async () => (await import('./DemoPanel.tsx')).DemoPanel);

/** Renders the application with the demo tools; the gateway serves it only outside production. */
export const Demo = ({ outboxUrl, children }: { outboxUrl: string; children: ReactNode }) => {
  const [form, setForm] = useState<ObservedForm | null>(null);
  return (
    <FormObserver value={setForm}>
      {children}
      <Suspense>
        <DemoPanel form={form} outboxUrl={outboxUrl} />
      </Suspense>
    </FormObserver>
  );
};
