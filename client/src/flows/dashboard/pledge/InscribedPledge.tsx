import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { FileUpload } from '@prendarios/design-system/fields/FileUpload';
import { ErrorSummary } from '@prendarios/design-system/form/ErrorSummary';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { INSCRIBED_PLEDGE } from '@prendarios/rules/sentBackDocuments';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import type { Submission } from '#shared/forms/useStepForm.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { fieldOfDocument } from '#shared/files/documents/documents.ts';
import { ACCEPTED_TYPES } from '#shared/files/uploads/fileRules.ts';
import { UPLOAD_TEXTS } from '#shared/files/uploads/texts.ts';
import { FileList } from '../files/FileList.tsx';
import type { StagedUploads } from '../files/useStagedUploads.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { askedPledge } from './pledgeDocuments.ts';
import { PLEDGE_TEXTS } from './texts.ts';

const TEXT = PLEDGE_TEXTS.inscribed;
const FIELD = fieldOfDocument(INSCRIBED_PLEDGE);

type InscribedPledgeProps = {
  proposalId: string;
  received: DashboardProposal['documents'][number]['files'];
  /** Why the bank sent the pledge back; null if it did not. */
  sentBack: string | null;
  /** Null for read-only users, and once the registry has closed the pledge. */
  upload: { uploads: StagedUploads; form: Submission } | null;
};

/** Shows the files of the inscribed pledge, and the upload until the pledge is closed. */
export const InscribedPledge = ({ proposalId, received, sentBack, upload }: InscribedPledgeProps) => (
  <Card as="section">
    <Stack gap={4}>
      <Text as="h2" size={20}>
        {TEXT.heading}
      </Text>
      {received.length === 0 && upload === null && <Text tone="muted">{TEXT.waiting}</Text>}
      {received.length > 0 && (
        <>
          {upload !== null && sentBack === null && (
            <Alert tone="success" live title={TEXT.received}>
              {TEXT.receivedText}
            </Alert>
          )}
          {sentBack !== null && (
            <Alert tone="warning" title={TEXT.sentBack}>
              {TEXT.reason(sentBack)}
            </Alert>
          )}
          <FileList proposalId={proposalId} files={received} label={TEXT.files} />
        </>
      )}
      {upload !== null && (
        <form noValidate onSubmit={upload.form.onSubmit}>
          <Stack gap={4}>
            <ErrorSummary errors={upload.form.summary} focusKey={upload.form.focusKey} />
            <FileUpload
              name={FIELD}
              label={received.length === 0 ? TEXT.label : TEXT.again}
              hint={received.length === 0 ? TEXT.hint : undefined}
              error={upload.form.errorOf(FIELD)}
              refusal={upload.uploads.refusalOf(INSCRIBED_PLEDGE)}
              accept={ACCEPTED_TYPES}
              multiple
              rules={UPLOAD_TEXTS.rules}
              items={upload.uploads.documents.flatMap(upload.uploads.itemsOf)}
              onAdd={(files) => upload.uploads.add(askedPledge, files)}
              onCancel={upload.uploads.cancel}
              onRetry={upload.uploads.retry}
              onReplace={(id, file) => upload.uploads.replace(INSCRIBED_PLEDGE, id, file)}
              onUseAnyway={upload.uploads.accept}
              onRemove={(id) => upload.uploads.remove(INSCRIBED_PLEDGE, id)}
            />
            <FormFailure form={upload.form} />
            <div>
              <Button
                type="submit"
                variant={received.length === 0 ? 'primary' : 'secondary'}
                busy={upload.form.busy}
                busyText={COMMON_TEXTS.sending}
              >
                {TEXT.submit}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  </Card>
);
