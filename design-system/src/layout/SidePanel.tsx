import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { CloseButton } from '../feedback/CloseButton.tsx';
import { base } from '../tokens/base.ts';

export type SidePanelProps = {
  /** Name of the open person or item. */
  title: ReactNode;
  /** Smaller text next to the title, for a number. */
  detail?: ReactNode;
  /** Whether the panel takes the focus on open and returns it on close; set it if a user action opened the panel. */
  takesFocus?: boolean;
  /** Called when the user closes the panel. */
  onClose: () => void;
  /** Content and actions of the panel. */
  children: ReactNode;
};

const Root = styled(Paper)<{ component: ElementType }>(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  minWidth: 0,
  padding: theme.spacing(4, 5, 5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.radius.card,
  boxShadow: theme.vars.palette.shadow.card,
  '&:focus': { outline: 'none' },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  marginRight: theme.spacing(-3),
}));

const Title = styled('h2')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  fontSize: theme.typography.lead.fontSize,
  fontWeight: base.weight.bold,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
}));

const Detail = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
}));

/** Shows an item next to its list. Not a dialog, because users continue to use the list. */
export const SidePanel = ({ title, detail, takesFocus = false, onClose, children }: SidePanelProps) => {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(
    function takeFocusAndGiveItBack() {
      if (!takesFocus) return undefined;
      const before = document.activeElement;
      const root = panel.current;
      root?.focus({ preventScroll: true });
      return () => {
        const isHere = document.activeElement === document.body || root?.contains(document.activeElement);
        if (isHere === true && before instanceof HTMLElement) before.focus({ preventScroll: true });
      };
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the focus moves only on mount and unmount
    [],
  );
  return (
    <Root ref={panel} component="aside" tabIndex={-1} aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {detail && <Detail>{detail}</Detail>}
        <CloseButton onClose={onClose} />
      </Head>
      {children}
    </Root>
  );
};
