import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from '../foundations/Link.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';

export type AnswerRow = { term: string; value: ReactNode; changeHref?: string };
export type AnswerGroup = { title: string; changeHref?: string; rows: AnswerRow[] };

export type CheckAnswersProps = {
  /** A heading each, with its rows; `changeHref` of the group or of a row leads back to the question. */
  groups: AnswerGroup[];
  /** Level of the headings, by their place in the page. */
  headingLevel?: 2 | 3;
  /** Replaces the system's own texts. */
  labels?: { change?: string };
};

const changeLink = (theme: Theme) => ({
  '& .MuiLink-root': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: `${base.control.touch / 16}rem`,
    fontSize: theme.typography.body2.fontSize,
  },
});

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(4),
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: theme.spacing(1),
  borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
  ...changeLink(theme),
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(0, 4),
  alignItems: 'center',
  paddingBlock: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '14rem minmax(0, 1fr) auto',
    minHeight: theme.spacing(13),
  },
}));

const Term = styled('dt')(({ theme }) => ({
  gridColumn: 1,
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
}));

const Value = styled('dd')(({ theme }) => ({
  gridRow: 2,
  gridColumn: 1,
  overflowWrap: 'anywhere',
  fontWeight: base.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.up('md')]: { gridRow: 1, gridColumn: 2 },
}));

const Action = styled('dd')(({ theme }) => ({
  gridRow: '1 / span 2',
  gridColumn: 2,
  ...changeLink(theme),
  [theme.breakpoints.up('md')]: { gridRow: 1, gridColumn: 3 },
}));

const ChangeLink = ({ href, subject, text }: { href: string; subject: string; text: string }) => (
  <Link href={href} strong>
    {text}
    <VisuallyHidden>{` ${subject}`}</VisuallyHidden>
  </Link>
);

/** A review of every answer, each with a link to its question. Not on MUI, which has no list of terms. */
export const CheckAnswers = ({ groups, headingLevel = 2, labels }: CheckAnswersProps) => {
  const text = labels?.change ?? messages.change;
  return (
    <Stack gap={8}>
      {groups.map((group) => (
        <section key={group.title}>
          <Head>
            <Text as={`h${headingLevel}`} size={20}>
              {group.title}
            </Text>
            {group.changeHref && <ChangeLink href={group.changeHref} subject={group.title} text={text} />}
          </Head>
          <dl>
            {group.rows.map((row) => (
              <Row key={row.term}>
                <Term>{row.term}</Term>
                <Value>{row.value}</Value>
                {row.changeHref && (
                  <Action>
                    <ChangeLink href={row.changeHref} subject={row.term} text={text} />
                  </Action>
                )}
              </Row>
            ))}
          </dl>
        </section>
      ))}
    </Stack>
  );
};
