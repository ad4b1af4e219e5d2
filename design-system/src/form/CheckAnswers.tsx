import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Disclosure } from '../data/Disclosure.tsx';
import { Link } from '../foundations/Link.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';

export type AnswerRow = { term: string; value: ReactNode; changeHref?: string };
export type AnswerGroup = {
  title: string;
  changeHref?: string | undefined;
  /** Reason why the answers cannot be changed here, and what users can do. */
  note?: ReactNode;
  /** The answers in one line; the rows are then shown on demand. */
  digest?: string | undefined;
  rows: AnswerRow[];
};

export type CheckAnswersProps = {
  /** Groups with a heading and rows; `changeHref` of a group or a row links to the question. */
  groups: AnswerGroup[];
  /** Heading level in the page's outline. */
  headingLevel?: 2 | 3;
  /** Overrides the default texts. */
  labels?: { change?: string; all?: string };
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

/** Minimum width for term, value and link in one line. */
const sideBySide = '@container (min-width: 28rem)';

const Group = styled('section')({ containerType: 'inline-size' });

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(0, 4),
  alignItems: 'center',
  paddingBlock: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [sideBySide]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    minHeight: theme.spacing(13),
  },
}));

const Term = styled('dt')(({ theme }) => ({
  gridColumn: 1,
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
}));

const Value = styled('dd')({
  gridRow: 2,
  gridColumn: 1,
  overflowWrap: 'anywhere',
  fontWeight: base.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  [sideBySide]: { gridRow: 1, gridColumn: 2 },
});

const Action = styled('dd')(({ theme }) => ({
  gridRow: '1 / span 2',
  gridColumn: 2,
  ...changeLink(theme),
  [sideBySide]: { gridRow: 1, gridColumn: 3 },
}));

const Note = styled('p')(({ theme }) => ({
  paddingBlock: theme.spacing(2),
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
}));

const Digest = styled('p')(({ theme }) => ({
  paddingBlock: theme.spacing(2),
  overflowWrap: 'anywhere',
  fontWeight: base.weight.medium,
  fontVariantNumeric: 'tabular-nums',
}));

const ChangeLink = ({ href, subject, text }: { href: string; subject: string; text: string }) => (
  <Link href={href} strong>
    <span>{text}</span>
    <VisuallyHidden>{` ${subject}`}</VisuallyHidden>
  </Link>
);

type AnswersProps = { rows: readonly AnswerRow[]; change: string };

const Answers = ({ rows, change }: AnswersProps) => (
  <dl>
    {rows.map((row) => (
      <Row key={row.term}>
        <Term>{row.term}</Term>
        <Value>{row.value}</Value>
        {row.changeHref && (
          <Action>
            <ChangeLink href={row.changeHref} subject={row.term} text={change} />
          </Action>
        )}
      </Row>
    ))}
  </dl>
);

/** Lists all answers for review with links to their questions. Not based on MUI, which has no list of terms. */
export const CheckAnswers = ({ groups, headingLevel = 2, labels }: CheckAnswersProps) => {
  const text = labels?.change ?? messages.change;
  return (
    <Stack gap={8}>
      {groups.map((group) => (
        <Group key={group.title}>
          <Head>
            <Text as={`h${headingLevel}`} size={20}>
              {group.title}
            </Text>
            {group.changeHref && <ChangeLink href={group.changeHref} subject={group.title} text={text} />}
          </Head>
          {group.note && <Note>{group.note}</Note>}
          {group.digest === undefined ? (
            <Answers rows={group.rows} change={text} />
          ) : (
            <>
              <Digest>{group.digest}</Digest>
              <Disclosure
                summary={
                  <>
                    {labels?.all ?? messages.allAnswers}
                    <VisuallyHidden>{` (${group.title})`}</VisuallyHidden>
                  </>
                }
              >
                <Answers rows={group.rows} change={text} />
              </Disclosure>
            </>
          )}
        </Group>
      ))}
    </Stack>
  );
};
