import { Card } from '@prendarios/design-system/foundations/Card';
import { Icon } from '@prendarios/design-system/foundations/Icon';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Logo } from '@prendarios/design-system/foundations/Logo';
import { SkipLink } from '@prendarios/design-system/foundations/SkipLink';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { StatusTag } from '@prendarios/design-system/data/StatusTag';
import { AppFooter } from '@prendarios/design-system/layout/AppFooter';
import { AppHeader } from '@prendarios/design-system/layout/AppHeader';
import { PageLayout } from '@prendarios/design-system/layout/PageLayout';
import { FOOTER_LINKS, HEADER_LINKS, RESUME_HREF } from '../../shared/page/site.ts';
import { QuickQuote } from './QuickQuote.tsx';
import { LANDING_TEXTS as TEXT } from './texts.ts';
import './landing.css';

type LandingProps = { bankName: string; legalEntity: string };

const Below = () => (
  <Stack gap={8}>
    <ul className="landing-points">
      {TEXT.points.map(({ icon, strong, rest }) => (
        <li key={strong}>
          <Icon name={icon} size={20} />
          <Text as="span">
            <strong>{strong}</strong> {rest}
          </Text>
        </li>
      ))}
    </ul>
    <Stack gap={3} as="section">
      <Text as="h2" size={20} weight="bold">
        {TEXT.needsTitle}
      </Text>
      <ul className="landing-points">
        {TEXT.needs.map((need) => (
          <li key={need}>
            <Icon name="check" size={20} />
            <Text as="span">{need}</Text>
          </li>
        ))}
      </ul>
    </Stack>
    <Card as="section" tone="sand">
      <Stack gap={2}>
        <Text as="h2" size={17} weight="bold">
          {TEXT.resumeTitle}
        </Text>
        <Text size={15} tone="muted">
          {TEXT.resume} <Link href={RESUME_HREF}>{TEXT.resumeLink}</Link>
        </Text>
      </Stack>
    </Card>
  </Stack>
);

/** The front page: prerendered, hydrated, without Apollo or router. */
export const Landing = ({ bankName, legalEntity }: LandingProps) => (
  <>
    <SkipLink />
    <PageLayout
      width="landing"
      header={<AppHeader logo={<Logo name={bankName} />} links={[...HEADER_LINKS]} />}
      footer={<AppFooter entity={legalEntity} links={[...FOOTER_LINKS]} />}
      aside={<QuickQuote />}
      below={<Below />}
    >
      <div className="landing-hero">
        <div>
          <StatusTag stage="green" icon="check">
            {TEXT.tag}
          </StatusTag>
        </div>
        <Text as="h1" size="display" weight="heavy">
          {TEXT.title}
        </Text>
        <Text size={20} tone="muted" measure>
          {TEXT.lead}
        </Text>
      </div>
    </PageLayout>
  </>
);
