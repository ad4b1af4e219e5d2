import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { ReactNode } from 'react';
import type { Submission } from '#shared/forms/useStepForm.ts';

type InnerFormProps = { form: Submission; children: ReactNode };

/** A form in a dialog over a page that is a form: React's events pass from a dialog to the page that opened it. */
export const InnerForm = ({ form, children }: InnerFormProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.stopPropagation();
      form.onSubmit(event);
    }}
  >
    <Stack gap={4}>{children}</Stack>
  </form>
);
