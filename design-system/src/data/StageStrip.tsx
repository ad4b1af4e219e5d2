import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { useEffect, useRef } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { base } from '../tokens/base.ts';

export type StripStage = {
  key: string;
  /** Stage name in one to three words: 'Vendedor y documentos'. */
  label: string;
  /** Formatted count: '23', or '10+' if there are more. */
  count: string;
  /** Length of the bar relative to the longest, 0 to 1. */
  share: number;
  /** Link to the list filtered by this stage; for the selected stage, to the list without the filter. */
  href: string;
  chosen: boolean;
};

export type StageStripProps = {
  /** Accessible name of the navigation: 'Propuestas por etapa'. */
  label: string;
  /** Stages in the order of the flow; empty while they load. */
  stages: StripStage[];
  /** Returns the noun that screen readers announce after the count: 'propuesta', 'propuestas'. */
  unit: (count: string) => string;
};

const Strip = styled(Paper)<{ component: ElementType }>(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.radius.card,
  boxShadow: theme.vars.palette.shadow.card,
  overflow: 'hidden',
}));

/** Height of a cell in pixels at the default text size. */
const CELL_HEIGHT = 88;

const Row = styled('ul')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  minHeight: `calc(${CELL_HEIGHT / 16}rem + ${theme.spacing(3)})`,
  padding: theme.spacing(1.5),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Leaves space for the focus ring, which is outside the link.
  scrollPaddingInline: theme.spacing(4),
  '& > li': { flex: '1 0 auto', minWidth: '7.25rem' },
}));

const Cell = styled(MuiLink)<{ component: ElementType; ownerState: { chosen: boolean } }>(({
  theme,
  ownerState: { chosen },
}) => {
  const { palette, shape } = theme.vars;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1),
    height: '100%',
    padding: theme.spacing(3),
    borderRadius: `calc(${shape.radius.card} - 6px)`,
    color: palette.text.secondary,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: base.weight.semibold,
    lineHeight: 1.35,
    whiteSpace: 'nowrap',
    '&:hover': { backgroundColor: palette.background.sand, color: palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    ...(chosen && {
      '&, &:hover': { backgroundColor: palette.selected.main, color: palette.selected.contrastText },
    }),
  };
});

const Count = styled('span')<{ ownerState: { chosen: boolean } }>(({ theme, ownerState: { chosen } }) => ({
  color: chosen ? 'inherit' : theme.vars.palette.text.primary,
  fontSize: '1.5625rem',
  fontWeight: base.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.15,
}));

const Bar = styled('span')<{ ownerState: { chosen: boolean; share: number } }>(
  ({ theme, ownerState: { chosen, share } }) => ({
    width: `${Math.round(share * 100)}%`,
    minWidth: share === 0 ? 0 : '0.5rem',
    height: '0.375rem',
    marginTop: 'auto',
    borderRadius: 3,
    backgroundColor: chosen ? 'currentColor' : theme.vars.palette.chart.interest,
    forcedColorAdjust: 'none',
  }),
);

/** The stages of a list with their counts, as links that filter it. Scrolls horizontally if needed. */
export const StageStrip = ({ label, stages, unit }: StageStripProps) => {
  const anchor = useLinkComponent();
  const row = useRef<HTMLUListElement>(null);
  const chosen = stages.findIndex((stage) => stage.chosen);
  useEffect(
    function keepTheChosenInView() {
      const list = row.current;
      const cell = list?.children[chosen];
      if (!list || !(cell instanceof HTMLElement)) return;
      list.scrollLeft = cell.offsetLeft - (list.clientWidth - cell.offsetWidth) / 2;
    },
    [chosen],
  );
  return (
    <Strip component="nav" aria-label={label} elevation={0}>
      {stages.length === 0 ? (
        <Row as="div">
          <Skeleton shape="card" height={CELL_HEIGHT} delay={0} />
        </Row>
      ) : (
        <Row ref={row}>
          {stages.map((stage) => (
            <li key={stage.key}>
              <Cell
                component={anchor}
                href={stage.href}
                underline="none"
                aria-current={stage.chosen || undefined}
                ownerState={{ chosen: stage.chosen }}
              >
                <span>{stage.label}</span>
                <Count ownerState={{ chosen: stage.chosen }}>
                  <span>{stage.count}</span>
                  <VisuallyHidden>{` ${unit(stage.count)}`}</VisuallyHidden>
                </Count>
                <Bar aria-hidden="true" ownerState={{ chosen: stage.chosen, share: stage.share }} />
              </Cell>
            </li>
          ))}
        </Row>
      )}
    </Strip>
  );
};
