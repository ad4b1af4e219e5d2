import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { base } from '../tokens/base.ts';
import type { Stage } from '../tokens/semantic.ts';

export type { Stage };

export type StatusTagProps = {
  /** The group of stages that it belongs to: its colour and its shape. */
  stage: Stage;
  /** If not the stage's own shape; null where the words alone tell it from the others. */
  icon?: IconName | null;
  /** `small` within the rows of a table. */
  size?: 'regular' | 'small';
  /** The stage's name, two or three words. */
  children: ReactNode;
};

/** A shape for each stage: the colour is never alone. */
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
  verticalAlign: 'baseline',
  ...(size === 'small' && { minHeight: '1.25rem', padding: '0 0.375rem', lineHeight: 1.3 }),
  '& .MuiChip-icon': { margin: 0, color: 'inherit' },
  '& .MuiChip-label': { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
}));

/** The stage of a proposal, as a colour, a shape and words. */
export const StatusTag = ({ stage, icon = shapes[stage], size = 'regular', children }: StatusTagProps) => (
  <Root
    component="span"
    icon={icon === null ? undefined : <Icon name={icon} size={16} />}
    label={children}
    ownerState={{ stage, size }}
  />
);
