import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import type { Role } from '#shared/session/sessionStore.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { contactLinks } from './contactLinks.ts';
import { REACH_TEXTS as TEXT } from './texts.ts';
import { useContact } from './useContact.ts';
import { useOutreach } from './useOutreach.ts';

type CustomerContactProps = {
  proposal: Pick<DashboardProposal, 'id' | 'number' | 'pointOfSale'>;
  reader: Role;
};

/** Shows the applicant's phone and mail to sellers on request; renders nothing if the bank does not offer it. */
export const CustomerContact = ({ proposal, reader }: CustomerContactProps) =>
  useOutreach(proposal.id, reader)?.canRevealContact ? (
    <Contact key={proposal.id} proposal={proposal} />
  ) : null;

const Contact = ({ proposal: { id, number, pointOfSale } }: Pick<CustomerContactProps, 'proposal'>) => {
  const { shown, show, hide } = useContact(id);
  const isShown = shown.state === 'shown';
  return (
    <Stack gap={2} align="start">
      <Button
        variant="secondary"
        size="small"
        icon="eye"
        aria-expanded={isShown}
        busy={shown.state === 'asking'}
        busyText={TEXT.revealing}
        onClick={isShown ? hide : show}
      >
        {isShown ? TEXT.hide : TEXT.reveal}
      </Button>
      {isShown && (
        <Links
          {...contactLinks(
            { ...shown.contact, firstName: nameCase(shown.contact.firstName) },
            { number, pointOfSale: pointOfSale && nameCase(pointOfSale.businessName) },
          )}
          email={shown.contact.email}
        />
      )}
      {shown.state === 'refused' && (
        <Alert tone="danger" live>
          {shown.message}
        </Alert>
      )}
    </Stack>
  );
};

type LinksProps = ReturnType<typeof contactLinks> & { email: string };

const Links = ({ phone, call, whatsApp, mail, email }: LinksProps) => (
  <Stack gap={0} align="start">
    <Link href={call} icon="phone">
      {TEXT.call(phone)}
    </Link>
    {whatsApp !== null && (
      <Link href={whatsApp} icon="message" target="_blank" rel="noreferrer">
        {TEXT.whatsApp}
      </Link>
    )}
    <Link href={mail} icon="mail">
      {email}
    </Link>
    <Text size={13} tone="muted">
      {TEXT.recorded}
    </Text>
  </Stack>
);
