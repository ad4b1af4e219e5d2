import MuiAlert, { alertClasses } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { CloseButton } from './CloseButton.tsx';
import type { Tone } from './tone.ts';
import { severities, toneIcons } from './tone.ts';

export type BannerProps = {
  /** Its colour and its icon. */
  tone?: Tone;
  /** One sentence. */
  children: ReactNode;
  /** A link: the way to more. */
  action?: ReactNode;
  /** With it there is a button that closes it. */
  onClose?: () => void;
  /** Replaces the system's own texts. */
  labels?: { close?: string };
};

const Root = styled(MuiAlert)(({ theme }) => ({
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(2, 4),
  border: 0,
  borderRadius: 0,
  fontSize: theme.typography.body2.fontSize,
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(8) },
  [`& .${alertClasses.message}`]: { minWidth: '12rem' },
  // The way on and the cross wrap each by itself.
  [`& .${alertClasses.action}`]: { display: 'contents' },
}));

/** Something about the whole site, across its full width. */
export const Banner = ({ tone = 'info', children, action, onClose, labels }: BannerProps) => (
  <Root
    severity={severities[tone]}
    icon={<Icon name={toneIcons[tone]} />}
    // It came with the page: MUI's own role would interrupt.
    slotProps={{ root: { role: undefined } }}
    action={
      <>
        {action}
        {onClose && <CloseButton label={labels?.close} onClose={onClose} />}
      </>
    }
  >
    {children}
  </Root>
);
