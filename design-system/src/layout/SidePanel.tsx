import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { CloseButton } from '../feedback/CloseButton.tsx';
import { base } from '../tokens/base.ts';

export type SidePanelProps = {
  /** What is open: a person's or a thing's name. */
  title: ReactNode;
  /** Beside the title, smaller: a number. */
  detail?: ReactNode;
  /** It opened by what somebody just did: the focus goes to it, and back when it closes. */
  takesFocus?: boolean;
  /** The cross was pressed. */
  onClose: () => void;
  /** What it says of it, and its act. */
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

/** One thing of a list, open beside it. Not a dialog: the list stays in use. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- the focus moves when the panel opens and when it closes
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
