import MuiLink from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { pagerMessages } from '../messages.ts';
import { base } from '../tokens/base.ts';

export type CursorPagerProps = {
  /** Link to the previous page; omit it on the first page. */
  previousHref?: string;
  /** Link to the next page; omit it on the last page. */
  nextHref?: string;
  /** Text between the links: '20 propuestas'. */
  status?: string;
  /** Links to other page sizes; omit them if there is no choice. */
  sizes?: { size: number; href: string; current: boolean }[];
  /** Overrides the default texts. */
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

const EndLink = styled(MuiLink)<{ component: ElementType; href: string; rel: string }>(({ theme }) => ({
  ...endLook(theme),
  fontWeight: base.weight.semibold,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

/** Plain text in place of a link at either end of the list. */
const EndText = styled('span')(({ theme }) => ({ ...endLook(theme), color: theme.vars.palette.text.soft }));

const Status = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
}));

const Sizes = styled('ul')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  alignItems: 'center',
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
}));

const SizeLink = styled(MuiLink)<{ component: ElementType; ownerState: { current: boolean } }>(
  ({ theme, ownerState: { current } }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '2rem',
    minHeight: `${base.control.touch / 16}rem`,
    fontWeight: base.weight.semibold,
    ...(current && { '&, &:hover': { color: theme.vars.palette.text.primary, textDecoration: 'none' } }),
  }),
);

type SizeLinksProps = { sizes: NonNullable<CursorPagerProps['sizes']>; label: string };

const SizeLinks = ({ sizes, label }: SizeLinksProps) => {
  const anchor = useLinkComponent();
  return (
    <Sizes aria-label={label}>
      <li aria-hidden="true">{label}</li>
      {sizes.map(({ size, href, current }) => (
        <li key={size}>
          <SizeLink
            component={anchor}
            href={href}
            variant="inherit"
            aria-current={current || undefined}
            ownerState={{ current }}
          >
            {size}
          </SizeLink>
        </li>
      ))}
    </Sizes>
  );
};

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
    <EndLink component={anchor} href={href} rel={rel} variant="inherit">
      {content}
    </EndLink>
  );
};

/** Previous and next links for a list of unknown length. They are plain links, since the URL holds the state. */
export const CursorPager = (props: CursorPagerProps) => {
  const { previousHref, nextHref, status, sizes = [], labels: given } = props;
  const labels = { ...pagerMessages, ...given };
  return (
    <Pager aria-label={labels.label}>
      <End href={previousHref} text={labels.previous} icon="arrow-left" rel="prev" />
      {status && <Status>{status}</Status>}
      {sizes.length > 1 && <SizeLinks sizes={sizes} label={labels.sizes} />}
      <End href={nextHref} text={labels.next} icon="arrow" rel="next" />
    </Pager>
  );
};
