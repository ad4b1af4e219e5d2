import type { Stage } from '@prendarios/design-system/data/StatusTag';
import type { StageColour } from '../../generated/graphql.ts';

/** ST-12: the colour, and with it the shape, that a stage is shown in. */
export const STAGE_OF_COLOUR: Readonly<Record<StageColour, Stage>> = {
  ORANGE: 'orange',
  GREEN: 'green',
  RED: 'red',
  YELLOW: 'yellow',
  PURPLE: 'purple',
};
