import MuiAlert, { alertClasses } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';
import type { Tone } from './tone.ts';
import { severities, toneIcons } from './tone.ts';
import { Phrase } from '../foundations/Phrase.tsx';

export type AlertProps = {
  /** Its colour and its icon; `danger` is also read out as an error. */
  tone?: Tone;
  /** What happened. */
  title?: ReactNode;
  /** Set when it appears after an action of the user: it is then read out. */
  live?: boolean;
  /** A link or a button: the next action. */
  action?: ReactNode;
  /** Whether the answers are kept, and what to do. */
  children?: ReactNode;
};

const Root = styled(MuiAlert)(({ theme }) => ({
  [`& .${alertClasses.message}`]: { display: 'flex', flexDirection: 'column', gap: theme.spacing(1) },
}));

const Title = styled(AlertTitle)<{ component: ElementType }>({
  margin: 0,
  overflowWrap: 'anywhere',
  fontSize: 'inherit',
  fontWeight: base.weight.semibold,
  lineHeight: 'inherit',
});

const Body = styled('div')(({ theme }) => ({
  maxWidth: '65ch',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: theme.typography.body2.lineHeight,
}));

const Action = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2),
  '& > .MuiLink-root': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: `${base.control.touch / 16}rem`,
  },
}));

/** A message that belongs to the page and stays. */
export const Alert = ({ tone = 'info', title, live, action, children }: AlertProps) => {
  // By itself MUI's alert always interrupts; one that came with the page is part of it.
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  const prefix = tone === 'danger' && <VisuallyHidden>{`${messages.errorPrefix} `}</VisuallyHidden>;
  return (
    <Root severity={severities[tone]} icon={<Icon name={toneIcons[tone]} />} slotProps={{ root: { role } }}>
      {title && (
        <Title component="p">
          {prefix}
          <Phrase>{title}</Phrase>
        </Title>
      )}
      {children && (
        <Body>
          {!title && prefix}
          <Phrase>{children}</Phrase>
        </Body>
      )}
      {action && <Action>{action}</Action>}
    </Root>
  );
};
