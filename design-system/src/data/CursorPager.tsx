import PaginationItem from '@mui/material/PaginationItem';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { pagerMessages } from '../messages.ts';
import { base } from '../tokens/base.ts';

export type CursorPagerProps = {
  /** Absent: there is nothing before. */
  previousHref?: string;
  /** Absent: there is nothing after. */
  nextHref?: string;
  /** Between the two, for example '20 propuestas'. */
  status?: string;
  /** Replaces the system's own texts. */
  labels?: Partial<typeof pagerMessages>;
};

const Pager = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 4),
  alignItems: 'center',
  justifyContent: 'space-between',
}));

const endLook = (theme: Theme) =>
  ({
    display: 'inline-flex',
    gap: theme.spacing(2),
    alignItems: 'center',
    minHeight: `${base.control.touch / 16}rem`,
  }) as const;

const EndLink = styled(PaginationItem)<{ component: ElementType; href: string; rel: string }>(
  ({ theme }) => ({
    ...endLook(theme),
    minWidth: 0,
    height: 'auto',
    margin: 0,
    padding: 0,
    borderRadius: 4,
    color: theme.vars.palette.link.main,
    fontSize: 'inherit',
    fontWeight: base.weight.semibold,
    lineHeight: 'inherit',
    textAlign: 'start',
    transition: 'none',
    '&:hover': {
      backgroundColor: 'transparent',
      color: theme.vars.palette.link.dark,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    '&.Mui-focusVisible': { backgroundColor: 'transparent' },
  }),
);

/** Not on MUI: an end without more is plain text, which a PaginationItem that is disabled is not. */
const EndText = styled('span')(({ theme }) => ({ ...endLook(theme), color: theme.vars.palette.text.soft }));

const Status = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
}));

type EndProps = { href: string | undefined; text: string; icon: IconName; rel: 'prev' | 'next' };

const End = ({ href, text, icon, rel }: EndProps) => {
  const anchor = useLinkComponent();
  const content = (
    <>
      {rel === 'prev' && <Icon name={icon} size={20} />}
      <span>{text}</span>
      {rel === 'next' && <Icon name={icon} size={20} />}
    </>
  );
  return href === undefined ? (
    <EndText>{content}</EndText>
  ) : (
    <EndLink component={anchor} href={href} rel={rel} page={content} />
  );
};

/** Previous and next of a list of unknown length. Plain links: the address is the state. */
export const CursorPager = ({ previousHref, nextHref, status, labels: given }: CursorPagerProps) => {
  const labels = { ...pagerMessages, ...given };
  return (
    <Pager aria-label={labels.label}>
      <End href={previousHref} text={labels.previous} icon="arrow-left" rel="prev" />
      {status && <Status>{status}</Status>}
      <End href={nextHref} text={labels.next} icon="arrow" rel="next" />
    </Pager>
  );
};
