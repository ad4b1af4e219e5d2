import { addCoOwner, finish, hasPhase, observe, reload, startConcierge } from './changes.ts';
import {
  activePhase,
  type Flow,
  type FlowEvent,
  type FlowPhase,
  type FlowStatus,
  isStepDone,
  positionName,
  positionOf,
  withActive,
} from './flow.ts';
import {
  CO_OWNER_STEP,
  CONCIERGE,
  type EventName,
  type MoveName,
  PHASES,
  type Position,
  RELOAD,
  RELOAD_ROW,
  type Result,
  STEP_OF_EVENT,
  STEPS,
  TABLE,
} from './table.ts';

export {
  activePhase,
  type Flow,
  type FlowEvent,
  type FlowPhase,
  type FlowStatus,
  isStepDone,
  positionOf,
} from './flow.ts';
