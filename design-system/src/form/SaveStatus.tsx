import { styled } from '@mui/material/styles';
import { Icon } from '../foundations/Icon.tsx';
import { messages } from '../messages.ts';

export type SaveStatusProps = {
  /** State of the last save; `idle` shows nothing. */
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** Time of the last save, as the end of the sentence: 'a las 14:02'. */
  time?: string;
  /** Overrides the default texts. */
  labels?: Partial<typeof messages.save>;
};

const Root = styled('output')<{ ownerState: Pick<SaveStatusProps, 'state'> }>(
  ({ theme, ownerState: { state } }) => ({
    display: 'flex',
    gap: theme.spacing(1),
    alignItems: 'center',
    minHeight: theme.spacing(5),
    color: state === 'failed' ? theme.vars.palette.error.dark : theme.vars.palette.text.soft,
    fontSize: theme.typography.caption.fontSize,
    fontVariantNumeric: 'tabular-nums',
    ...(state === 'saved' && { '& .MuiSvgIcon-root': { color: theme.vars.palette.success.main } }),
  }),
);

/**
 * Shows whether the answers are saved. Stays mounted, so that screen readers announce changes. Not based on MUI, which
 * has no persistent status line.
 */
export const SaveStatus = ({ state, time, labels }: SaveStatusProps) => {
  const texts = { ...messages.save, ...labels };
  return (
    <Root ownerState={{ state }}>
      {state !== 'idle' && (
        <>
          {state !== 'saving' && <Icon name={state === 'saved' ? 'check' : 'warning'} size={16} />}
          <span>{state === 'saved' && time ? `${texts.saved} ${time}` : texts[state]}</span>
        </>
      )}
    </Root>
  );
};
