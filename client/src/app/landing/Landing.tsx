import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { StatusTag } from '@prendarios/design-system/data/StatusTag';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Logo } from '@prendarios/design-system/foundations/Logo';
import { SkipLink } from '@prendarios/design-system/foundations/SkipLink';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { AppHeader } from '@prendarios/design-system/layout/AppHeader';
import { PageLayout } from '@prendarios/design-system/layout/PageLayout';
import type { LandingBrand } from '@prendarios/rules/brandFile';
import { Suspense } from 'react';
import { HelpProvider, useHelp } from '#shared/page/help/HelpProvider.tsx';
import { LenderFooter } from '#shared/page/LenderFooter.tsx';
import { HEADER_LINKS, REVOCATION_HREF, REVOCATION_LABEL } from '#shared/page/site.ts';
import { QuickQuote } from './QuickQuote.tsx';
import { LANDING_TEXTS as TEXT } from './texts.ts';

const Header = ({ bank }: { bank: LandingBrand }) => (
  <AppHeader logo={<Logo />} help={useHelp(bank.contacts)} links={[...HEADER_LINKS]} />
);

const Below = () => (
  <Stack gap={8}>
    <ItemList gap={5}>
      {TEXT.points.map(({ icon, strong, rest }) => (
        <Item key={strong} icon={icon} tone="brand">
          <strong>{strong}</strong> {rest}
        </Item>
      ))}
    </ItemList>
    <Stack gap={3} as="section">
      <Text as="h2" size={20} weight="bold">
        {TEXT.needsTitle}
      </Text>
      <ItemList gap={5}>
        {TEXT.needs.map((need) => (
          <Item key={need} icon="check" tone="brand">
            {need}
          </Item>
        ))}
      </ItemList>
    </Stack>
    {TEXT.entries.map(({ title, text, link, href }) => (
      <Card key={title} as="section" tone="sand">
        <Stack gap={2}>
          <Text as="h2" size={17} weight="bold">
            {title}
          </Text>
          <Text size={15} tone="muted">
            {text}
          </Text>
          <div>
            <Link href={href} iconEnd="arrow" strong>
              {link}
            </Link>
          </div>
        </Stack>
      </Card>
    ))}
  </Stack>
);

/** The landing page: prerendered, then hydrated, without Apollo or router. */
export const Landing = ({ bank }: { bank: LandingBrand }) => (
  <HelpProvider contacts={bank.contacts} path="/">
    <SkipLink />
    <PageLayout
      width="landing"
      header={<Header bank={bank} />}
      footer={<LenderFooter {...bank} />}
      // Separate boundaries, so that React hydrates one at a time.
      aside={
        <Suspense>
          <QuickQuote />
        </Suspense>
      }
      below={
        <Suspense>
          <Below />
        </Suspense>
      }
    >
      <Stack gap={{ xs: 4, md: 6 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} gap={2} justify="between">
          <StatusTag stage="green" icon="check">
            {TEXT.tag}
          </StatusTag>
          <Text size={13}>
            <Link href={REVOCATION_HREF} tone="ink" iconEnd="arrow">
              {REVOCATION_LABEL}
            </Link>
          </Text>
        </Stack>
        <Text as="h1" size="display" weight="heavy">
          {TEXT.title}
        </Text>
        <Text size={20} tone="muted" measure>
          {TEXT.lead}
        </Text>
      </Stack>
    </PageLayout>
  </HelpProvider>
);
