import { Button } from '@prendarios/design-system/actions/Button';
import { Corner } from '@prendarios/design-system/layout/Corner';
import { Suspense, useState } from 'react';
import type { ObservedForm } from '#shared/forms/observedForm.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';

const DemoTools = lazyScreen(async () => (await import('./DemoTools.tsx')).DemoTools);

/** Shows a button in the corner of every page that opens the demo tools. */
export const DemoPanel = ({ form, outboxUrl }: { form: ObservedForm | null; outboxUrl: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <Corner floats={form !== null}>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Demo
      </Button>
      {open && (
        <Suspense>
          <DemoTools form={form} outboxUrl={outboxUrl} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Corner>
  );
};
