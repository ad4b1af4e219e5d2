import { Alert } from '@prendarios/design-system/feedback/Alert';
import { FileUpload } from '@prendarios/design-system/fields/FileUpload';
import type { Submission } from '#shared/forms/useStepForm.ts';
import { FormPage } from '#shared/page/FormPage.tsx';
import { useSession } from '#shared/session/sessionStore.ts';
import { ACCEPTED_TYPES } from '#shared/files/uploads/fileRules.ts';
import { UPLOAD_TEXTS } from '#shared/files/uploads/texts.ts';
import { stagedItems, type StagedUploads } from '../files/useStagedUploads.ts';
import { ownPath } from '../proposal/addresses.ts';
import { PROPOSAL_TEXTS } from '../proposal/texts.ts';
import { holderOf, type DashboardProposal, type SentBackDocument } from '../proposal/facts.ts';
import { fieldOfDocument } from './corrections.ts';
import { RELOAD_TEXTS as TEXT } from './texts.ts';

type ReloadFormProps = {
  proposal: Pick<DashboardProposal, 'id' | 'number' | 'parties'>;
  documents: readonly SentBackDocument[];
  uploads: StagedUploads;
  form: Submission;
  /** Number of documents already submitted from this page. */
  sent: number;
};

const labelsOf = (documents: readonly SentBackDocument[]) => documents.map(({ label }) => label).join(', ');

/** One upload for each document sent back, with the analyst's reason. */
export const ReloadForm = ({ proposal, documents, uploads, form, sent }: ReloadFormProps) => {
  const session = useSession();
  return (
    <FormPage
      pageTitle={TEXT.page}
      title={TEXT.title(documents.length)}
      subtitle={TEXT.subtitle(holderOf(proposal), documents.length)}
      back={{
        href: ownPath(proposal.id, session),
        label: PROPOSAL_TEXTS.backToNumber(String(proposal.number)),
      }}
      form={form}
      submit={TEXT.submit}
    >
      {sent > 0 && (
        <Alert tone="success" live title={TEXT.sent.title(sent)}>
          {TEXT.sent.rest(labelsOf(documents))}
        </Alert>
      )}
      {documents.map(({ type, label, observation }) => (
        <FileUpload
          key={type}
          name={fieldOfDocument(type)}
          label={label}
          hint={observation === null ? TEXT.noReason : TEXT.reason(observation)}
          error={form.errorOf(fieldOfDocument(type))}
          refusal={uploads.refusalOf(type)}
          accept={ACCEPTED_TYPES}
          multiple
          rules={UPLOAD_TEXTS.rules}
          items={stagedItems(type, uploads)}
          onAdd={(files) => uploads.add(type, files)}
          onCancel={uploads.cancel}
          onRetry={uploads.retry}
          onRemove={(id) => uploads.remove(type, id)}
        />
      ))}
    </FormPage>
  );
};
