import { Link } from '@prendarios/design-system/foundations/Link';
import { Text } from '@prendarios/design-system/foundations/Text';
import { appConfig } from '#shared/appConfig.ts';

const TEXT = { lead: 'Demostración:', link: 'ver el correo enviado' };

/** Link to the demo's mails; renders nothing in production. */
export const DemoMail = () => {
  const { demo, identity } = appConfig();
  if (!demo || !identity?.endpoint) return null;
  return (
    <Text size={15} tone="muted">
      {TEXT.lead}{' '}
      <Link href={`${identity.endpoint}/outbox`} target="_blank" rel="noreferrer">
        {TEXT.link}
      </Link>
    </Text>
  );
};
