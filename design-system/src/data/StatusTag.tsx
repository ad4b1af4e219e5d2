import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { base } from '../tokens/base.ts';
import type { Stage } from '../tokens/semantic.ts';

export type { Stage };

export type StatusTagProps = {
  /** Group of stages, which determines colour and shape. */
  stage: Stage;
  /** Overrides the group's shape; null if the text alone distinguishes the status. */
  icon?: IconName | null;
  /** Size; use `small` in table rows. */
  size?: 'regular' | 'small';
  /** Name of the stage in two or three words. */
  children: ReactNode;
};

/** Shapes of the stages, since colour must not be the only cue (WCAG 1.4.1). */
const shapes: Record<Stage, IconName> = {
  orange: 'circle',
  green: 'check',
  red: 'close',
  yellow: 'diamond',
  purple: 'triangle',
};

const Root = styled(Chip)<{
  component: ElementType;
  ownerState: Required<Pick<StatusTagProps, 'stage' | 'size'>>;
}>(({ theme, ownerState: { stage, size } }) => ({
  gap: '0.375rem',
  alignSelf: 'flex-start',
  justifyContent: 'flex-start',
  height: 'auto',
  minHeight: '1.75rem',
  padding: '2px 0.625rem',
  border: '1px solid transparent',
  borderRadius: theme.vars.shape.radius.tag,
  backgroundColor: theme.vars.palette.stage[stage].light,
  color: theme.vars.palette.stage[stage].main,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: base.weight.semibold,
  lineHeight: 1.4,
  textAlign: 'start',
  // Within a narrow cell the tag stays as wide as its longest word.
  overflowWrap: 'break-word',
  verticalAlign: 'baseline',
  ...(size === 'small' && { minHeight: '1.25rem', padding: '0 0.375rem', lineHeight: 1.3 }),
  '& .MuiChip-icon': { margin: 0, color: 'inherit' },
  '& .MuiChip-label': { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
}));

/** A proposal's stage as a colour, a shape and a name. */
export const StatusTag = ({ stage, icon = shapes[stage], size = 'regular', children }: StatusTagProps) => (
  <Root
    component="span"
    icon={icon === null ? undefined : <Icon name={icon} size={16} />}
    label={children}
    ownerState={{ stage, size }}
  />
);
