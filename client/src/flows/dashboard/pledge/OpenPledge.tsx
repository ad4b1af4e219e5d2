import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useReUploadDocumentsMutation, useSendInscribedPledgeMutation } from '#generated/hooks.ts';
import { Page } from '#shared/page/Page.tsx';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { correctionProblems } from '../files/corrections.ts';
import { useHandIn } from '../files/useHandIn.ts';
import { useStagedUploads } from '../files/useStagedUploads.ts';
import { proposalPath } from '../proposal/addresses.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { ProposalHead } from '../proposal/ProposalHead.tsx';
import { PROPOSAL_TEXTS } from '../proposal/texts.ts';
import { InscribedPledge } from './InscribedPledge.tsx';
import { PledgeDocuments } from './PledgeDocuments.tsx';
import { askedPledge, inscribedPledge, isPledgeSentBack } from './pledgeDocuments.ts';
import { PLEDGE_TEXTS as TEXT } from './texts.ts';

const ASKED = [askedPledge];

type OpenPledgeProps = { proposal: DashboardProposal; mayUpload: boolean };

/**
 * Shows the pledge while it is at the registry, when it is sent back to the point of sale, and once it is closed
 * (ST-06).
 */
export const OpenPledge = ({ proposal, mayUpload }: OpenPledgeProps) => {
  const [send] = useSendInscribedPledgeMutation();
  const [sendAgain] = useReUploadDocumentsMutation();
  const isSentBack = isPledgeSentBack(proposal);
  const uploads = useStagedUploads(proposal.id, ASKED);
  const form = useHandIn({
    uploads,
    problems: correctionProblems(uploads, () => TEXT.inscribed.missing),
    send: async (documents, context) => {
      const variables = { input: { proposalId: proposal.id, documents } };
      const answer = isSentBack
        ? (await sendAgain({ variables, context })).data?.reUploadDocuments
        : (await send({ variables, context })).data?.attachDocuments;
      if (answer === undefined) throw new Error('The answer to the upload had no data.');
      return answer.userErrors;
    },
  });
  usePageTitle(TEXT.title, form.summary.length > 0);
  const isOpen = mayUpload && !proposal.flow.isPledgeClosed;
  return (
    <Page width="wide">
      <Stack gap={6}>
        <ProposalHead
          proposal={proposal}
          title={TEXT.title}
          back={{ href: proposalPath(proposal.id), label: PROPOSAL_TEXTS.backToProposal }}
        />
        {proposal.flow.isPledgeClosed ? (
          <Alert tone="success" live title={TEXT.closed.title}>
            {TEXT.closed.text}
          </Alert>
        ) : (
          <Text tone="muted" measure>
            {TEXT.subtitle}
          </Text>
        )}
        <Grid gap={6} align="start">
          <InscribedPledge
            proposalId={proposal.id}
            received={inscribedPledge(proposal)?.files ?? []}
            sentBack={isSentBack ? (inscribedPledge(proposal)?.observation ?? '') : null}
            upload={isOpen ? { uploads, form } : null}
          />
          <PledgeDocuments proposalId={proposal.id} />
        </Grid>
      </Stack>
    </Page>
  );
};
