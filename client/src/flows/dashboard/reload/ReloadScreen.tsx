import { useMemo, useState } from 'react';
import { useReUploadDocumentsMutation } from '#generated/hooks.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import { correctionProblems } from '../files/corrections.ts';
import { useHandIn } from '../files/useHandIn.ts';
import { useStagedUploads } from '../files/useStagedUploads.ts';
import { ownSentBack, type DashboardProposal } from '../proposal/facts.ts';
import { OneProposal } from '../proposal/OneProposal.tsx';
import { WrongMode } from '../proposal/WrongMode.tsx';
import { GuestAccess } from './GuestAccess.tsx';
import { ReloadDone } from './ReloadDone.tsx';
import { ReloadForm } from './ReloadForm.tsx';
import { RELOAD_TEXTS as TEXT } from './texts.ts';

/** Stays mounted when the proposal changes, so that no upload is lost. */
const Reload = ({ proposal }: { proposal: DashboardProposal }) => {
  const [send] = useReUploadDocumentsMutation();
  const [sent, setSent] = useState(0);
  const session = useSession();
  const role = session.kind === 'user' ? session.role : null;
  const documents = useMemo(() => ownSentBack(proposal.documents, role), [proposal.documents, role]);
  const uploads = useStagedUploads(proposal.id, documents);
  const form = useHandIn({
    uploads,
    problems: correctionProblems(uploads, ({ label }) =>
      documents.length === 1 ? TEXT.missingThis(label) : TEXT.missing,
    ),
    send: async (files, context) => {
      const input = { proposalId: proposal.id, documents: files };
      const { data } = await send({ variables: { input }, context });
      if (data === undefined) throw new Error('The answer to the upload had no data.');
      return data.reUploadDocuments.userErrors;
    },
    onDone: (files) => setSent((count) => count + files.length),
  });
  if (documents.length > 0) {
    return <ReloadForm proposal={proposal} uploads={uploads} form={form} sent={sent} />;
  }
  if (proposal.flow.hasDocumentsSentBack) {
    return (
      <WrongMode
        id={proposal.id}
        title={TEXT.pledge.title}
        text={TEXT.pledge.text}
        action={TEXT.wrongMode.action}
      />
    );
  }
  if (sent > 0 && !proposal.flow.isCancelled) return <ReloadDone proposal={proposal} />;
  return (
    <WrongMode
      id={proposal.id}
      title={TEXT.wrongMode.title}
      text={TEXT.wrongMode.text(proposal.displayName)}
      action={TEXT.wrongMode.action}
    />
  );
};

/** Lets the user upload documents again that were sent back (RT-41). */
export const ReloadScreen = () => {
  const session = useSession();
  return (
    <OneProposal unknown={session.kind === 'guest' ? GuestAccess : undefined}>
      {(proposal) =>
        session.kind === 'user' && session.role === 'ADMIN' ? (
          <WrongMode
            id={proposal.id}
            title={TEXT.readOnly.title}
            text={TEXT.readOnly.text}
            action={TEXT.wrongMode.action}
          />
        ) : (
          <Reload key={proposal.id} proposal={proposal} />
        )
      }
    </OneProposal>
  );
};
