import type { Stage } from '@prendarios/design-system/data/StatusTag';
import type { StageKind } from '#generated/graphql.ts';

/** ST-12: the colour of each kind of stage, which also determines its shape. */
export const STAGE_OF_KIND: Readonly<Record<StageKind, Stage>> = {
  IN_PROGRESS: 'orange',
  DONE: 'green',
  STOPPED: 'red',
  PREPARING: 'yellow',
  AT_REGISTRY: 'purple',
};
