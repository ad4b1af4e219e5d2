import { Timeline, type TimelineState } from '@prendarios/design-system/data/Timeline';
import { CO_OWNER_TEXTS } from './texts.ts';

const TEXT = CO_OWNER_TEXTS.steps;

type OwnStepsProps = { accept: TimelineState; photos: TimelineState; sign: TimelineState };

/** Shows the co-owner's three tasks and their progress. */
export const OwnSteps = ({ accept, photos, sign }: OwnStepsProps) => (
  <Timeline
    items={[
      {
        title: (
          <>
            <strong>{TEXT.accept.bold}</strong>
            {TEXT.accept.rest}
          </>
        ),
        state: accept,
      },
      { title: TEXT.photos, state: photos },
      { title: TEXT.sign, state: sign },
    ]}
  />
);
