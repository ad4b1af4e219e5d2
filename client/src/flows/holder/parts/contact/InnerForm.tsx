import { Stack } from '@prendarios/design-system/foundations/Stack';
import type { ReactNode } from 'react';
import type { Submission } from '#shared/forms/useStepForm.ts';

type InnerFormProps = { form: Submission; children: ReactNode };

/** A form in a dialog inside another form. React events bubble from a dialog to its parents, so this stops them. */
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
