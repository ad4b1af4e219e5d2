import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { useEntryIdentityQuery } from '#generated/hooks.ts';
import { biometryHref } from '#shared/loan/identityCheck/biometryHref.ts';
import { appConfig } from '#shared/appConfig.ts';
import { DASHBOARD_PATH, signInHref } from '#shared/session/paths.ts';
import { routeOf } from '../../flow/flow.ts';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import { type Entry, type EntryAction, toSign } from './entry.ts';
import { resumeHref } from './resumeHref.ts';
import { ENTRY_TEXTS } from './texts.ts';

type EntryDialogProps = { entry: Entry; onClose: () => void };

/** The entry modal of a proposal (ST-13 to ST-15). */
export const EntryDialog = ({ entry: asked, onClose }: EntryDialogProps) => {
  const { state, href } = useHolderFlow();
  const { flags } = appConfig();
  const proposal = useHolderProposal();
  const isCheck = proposal.access === 'IDENTITY_CHECK_IN_PROGRESS';
  const { data, loading } = useEntryIdentityQuery({
    variables: { id: proposal.id },
    skip: !isCheck,
    context: { quiet: true },
  });
  const isValidated = data?.proposal?.biometry?.isValidated === true;
  const entry = isValidated ? toSign(asked) : asked;
  const where: Readonly<Record<EntryAction, string | null>> = {
    resume: resumeHref(proposal, state.audience),
    follow: resumeHref(proposal, state.audience),
    restart: href('preference'),
    'sign-in': signInHref({ pathname: routeOf('start', 'user') ?? '', search: '' }),
    'sign-up': '/usuario/registrarse/datos-personales',
    dashboard: DASHBOARD_PATH,
    biometry: biometryHref(proposal.id),
    close: null,
  };
  const isOffered = (action: EntryAction) => {
    // While somebody else must act, there is nothing to resume.
    if (action === 'resume' || action === 'follow') return where[action] !== null;
    return action !== 'sign-up' || flags.signUp;
  };
  // Wait for the answer, so that only one modal appears.
  if (loading) return null;
  return (
    <Dialog
      open
      title={entry.title}
      onClose={onClose}
      actions={entry.actions.filter(isOffered).map((action, at) => (
        <Button
          key={action}
          variant={at === 0 ? 'primary' : 'secondary'}
          {...(where[action] === null ? { onClick: onClose } : { href: where[action], onClick: onClose })}
        >
          {isValidated && action === 'biometry' ? ENTRY_TEXTS.sign : ENTRY_TEXTS.actions[action]}
        </Button>
      ))}
    >
      <Text>{entry.text}</Text>
    </Dialog>
  );
};
