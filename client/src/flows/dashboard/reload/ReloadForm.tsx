import { Alert } from '@prendarios/design-system/feedback/Alert';
import type { Submission } from '#shared/forms/useStepForm.ts';
import { FormPage } from '#shared/page/FormPage.tsx';
import { useSession } from '#shared/session/sessionStore.ts';
import { DocumentChecklist } from '#shared/files/documents/DocumentChecklist.tsx';
import type { RequiredDocument } from '#shared/files/documents/documents.ts';
import type { StagedUploads } from '../files/useStagedUploads.ts';
import { ownPath } from '../proposal/addresses.ts';
import { PROPOSAL_TEXTS } from '../proposal/texts.ts';
import { holderOf, type DashboardProposal } from '../proposal/facts.ts';
import { RELOAD_TEXTS as TEXT } from './texts.ts';

type ReloadFormProps = {
  proposal: Pick<DashboardProposal, 'id' | 'number' | 'parties'>;
  uploads: StagedUploads;
  form: Submission;
  /** Number of documents already submitted from this page. */
  sent: number;
};

const labelsOf = (documents: readonly RequiredDocument[]) => documents.map(({ label }) => label).join(', ');

/** Shows the documents sent back, each with the analyst's reason. */
export const ReloadForm = ({ proposal, uploads, form, sent }: ReloadFormProps) => {
  const { documents } = uploads;
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
      <DocumentChecklist groups={[{ documents }]} uploads={uploads} errorOf={form.errorOf} />
    </FormPage>
  );
};
