import type { Stage } from '@prendarios/design-system/data/StatusTag';
import type { StageColour } from '../../generated/graphql.ts';

/** ST-12: the colour of a stage, which also decides its shape. */
export const STAGE_OF_COLOUR: Readonly<Record<StageColour, Stage>> = {
  ORANGE: 'orange',
  GREEN: 'green',
  RED: 'red',
  YELLOW: 'yellow',
  PURPLE: 'purple',
};
