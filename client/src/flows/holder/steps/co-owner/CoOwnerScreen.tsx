import { Delayed } from '@prendarios/design-system/feedback/Delayed';
import { SkeletonText } from '@prendarios/design-system/feedback/Skeleton';
import { usePeopleOfSimulationQuery } from '../../../../generated/hooks.ts';
import { LoadProblem } from '../../../../shared/errors/LoadProblem.tsx';
import { HolderPage } from '../../HolderPage.tsx';
import { READ_CONTEXT } from '../../readContext.ts';
import { EMPTY_PERSON, valuesOf } from '../../parts/person/personForm.ts';
import { CoOwnerForm } from './CoOwnerForm.tsx';
import { CO_OWNER_TEXTS as TEXT } from './texts.ts';

/** The co-owner's data (RT-04), behind the co-owner flag. */
export const CoOwnerScreen = () => {
  const { data, error, refetch } = usePeopleOfSimulationQuery({ context: READ_CONTEXT });
  const customer = data?.currentSimulation?.customer;
  if (customer === undefined) {
    return (
      <HolderPage step="co-owner" title={TEXT.title} subtitle={TEXT.subtitle}>
        {error === undefined ? (
          <Delayed>
            <SkeletonText lines={8} />
          </Delayed>
        ) : (
          <LoadProblem onRetry={() => void refetch()} />
        )}
      </HolderPage>
    );
  }
  const given = data?.currentSimulation?.coOwner;
  return <CoOwnerForm customer={customer} initial={given ? valuesOf(given) : EMPTY_PERSON} />;
};
