import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { useEffect, useRef } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { filtersMessages } from '../messages.ts';
import { base } from '../tokens/base.ts';

export type FilterChip = {
  key: string;
  /** Text of the filter: 'Desde 01/11/2026'. */
  label: string;
  /** Link to the list without this filter. */
  removeHref: string;
};

export type FilterChipsProps = {
  /** Active filters. */
  chips: FilterChip[];
  /** Link to the list without any filter. */
  clearHref: string;
  /** Overrides the default texts. */
  labels?: Partial<typeof filtersMessages>;
};

const Box = styled('div')(({ theme }) => ({
  '&, & > ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2), alignItems: 'center' },
  '&:focus': { outline: 'none' },
  // Without chips, the box only keeps the focus and takes no space.
  '&:empty': { position: 'absolute' },
}));

/** Heights of a chip: the second is for touch screens. */
const height = '2.25rem';
const touchHeight = `${base.control.touch / 16}rem`;

const RemoveLink = styled(Chip)<{ component: ElementType; href: string }>(({ theme }) => ({
  justifyContent: 'flex-start',
  height: 'auto',
  minHeight: height,
  padding: theme.spacing(1, 3),
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.vars.shape.radius.chip,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: base.weight.semibold,
  overflowWrap: 'anywhere',
  transition: 'none',
  verticalAlign: 'baseline',
  '&, &:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.background.paper },
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:active': { boxShadow: 'none' },
  '& .MuiChip-label': {
    display: 'inline-flex',
    gap: theme.spacing(2),
    alignItems: 'center',
    padding: 0,
    overflow: 'visible',
    whiteSpace: 'normal',
  },
  [theme.breakpoints.down('md')]: { minHeight: touchHeight },
}));

const ClearLink = styled(MuiLink)<{ component: ElementType }>(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: height,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: base.weight.semibold,
  [theme.breakpoints.down('md')]: { minHeight: touchHeight },
}));

/** Shows the active filters, each as a link that removes it. Renders nothing without active filters. */
export const FilterChips = ({ chips, clearHref, labels: given }: FilterChipsProps) => {
  const labels = { ...filtersMessages, ...given };
  const anchor = useLinkComponent();
  const box = useRef<HTMLDivElement>(null);
  const wasUsed = useRef(false);
  const count = chips.length;
  const shown = useRef(count);
  useEffect(
    function keepFocusWhenAChipGoes() {
      if (shown.current !== count && wasUsed.current) box.current?.focus();
      shown.current = count;
      wasUsed.current = false;
    },
    [count],
  );
  const use = () => {
    wasUsed.current = true;
  };
  return (
    <Box ref={box} tabIndex={-1}>
      {count > 0 && (
        <>
          <ul aria-label={labels.chips}>
            {chips.map((chip) => (
              <li key={chip.key}>
                <RemoveLink
                  component={anchor}
                  href={chip.removeHref}
                  onClick={use}
                  label={
                    <>
                      <VisuallyHidden>{`${labels.remove} `}</VisuallyHidden>
                      <span>{chip.label}</span>
                      <Icon name="close" size={16} />
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          <ClearLink component={anchor} href={clearHref} variant="inherit" onClick={use}>
            {labels.clear}
          </ClearLink>
        </>
      )}
    </Box>
  );
};
