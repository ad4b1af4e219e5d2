import { Button } from '@prendarios/design-system/actions/Button';
import { Corner } from '@prendarios/design-system/layout/Corner';
import { Suspense, useState } from 'react';
import { useFormInView } from '#shared/forms/formInView.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';

const DemoTools = lazyScreen(async () => (await import('./DemoTools.tsx')).DemoTools);

/** Help for demonstrations; the gateway offers it only outside production. */
export const DemoPanel = ({ outboxUrl }: { outboxUrl: string }) => {
  const [open, setOpen] = useState(false);
  const form = useFormInView();
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
