import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import type { SaleLink } from '../flow.ts';
import { ENTRY_TEXTS } from './texts.ts';
import { useResendLink } from './useResendLink.ts';

const TEXT = ENTRY_TEXTS.oldLink;

/** Offers a new link when this one has expired or was opened on another device; the search is below. */
export const OldLink = ({ link }: { link: SaleLink }) => {
  const { form, outcome } = useResendLink(link);
  if (outcome !== null) {
    return (
      <Alert tone={outcome === 'sent' ? 'success' : 'info'} title={TEXT[outcome].title} live>
        {TEXT[outcome].text}
      </Alert>
    );
  }
  return (
    <>
      <Alert
        tone="warning"
        title={TEXT.title}
        live
        action={
          <Button
            size="small"
            variant="secondary"
            type="button"
            busy={form.busy}
            busyText={COMMON_TEXTS.sending}
            onClick={form.retry}
          >
            {TEXT.resend}
          </Button>
        }
      >
        {TEXT.text}
      </Alert>
      <FormFailure form={form} />
    </>
  );
};
