import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { LegalText } from '@prendarios/rules/brandFile';
import { formatDate } from '@prendarios/rules/format';
import { LEGAL_TEXTS as TEXT } from './texts.ts';

type LegalSectionsProps = {
  text: LegalText;
  /** One level below the title. */
  headingLevel: 'h2' | 'h3';
};

/** Shows the sections of one of the bank's legal texts and its effective date. */
export const LegalSections = ({ text, headingLevel }: LegalSectionsProps) => (
  <Stack gap={6}>
    {text.sections.map(({ heading, paragraphs, facts, links }, at) => (
      <Stack key={heading ?? at} as="section" gap={3}>
        {heading !== undefined && (
          <Text as={headingLevel} size={20} weight="semibold">
            {heading}
          </Text>
        )}
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} measure>
            {paragraph}
          </Text>
        ))}
        {facts.length > 0 && <KeyValue rows={facts} layout="stacked" />}
        {links.map(({ label, href }) => (
          <Link key={href} href={href} target="_blank" rel="noreferrer" iconEnd="arrow">
            {label}
          </Link>
        ))}
      </Stack>
    ))}
    <Text size={15} tone="muted">
      {TEXT.effectiveFrom(formatDate(text.effectiveFrom))}
    </Text>
  </Stack>
);
