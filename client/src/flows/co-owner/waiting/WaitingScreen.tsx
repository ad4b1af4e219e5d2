import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Card } from '@prendarios/design-system/foundations/Card';
import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { CoOwnerStep } from '#generated/graphql.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useCoOwnerFlow } from '../CoOwnerContext.ts';
import { LoanCard } from '../LoanCard.tsx';
import { OwnSteps } from '../OwnSteps.tsx';
import { expectedPayment, ownerName } from '../state.ts';
import { WAITING_TEXTS as TEXT } from './texts.ts';

const WORDS = (step: CoOwnerStep) => {
  if (step === 'WAITING_FOR_OWNER') return TEXT.accepted;
  return step === 'WAITING_FOR_CONTRACT' ? TEXT.checked : TEXT.notInvited;
};

/** Tells the co-owner that the owner has to act and how they will be notified. The page updates without a reload. */
export const WaitingScreen = () => {
  const { coOwnership } = useCoOwnerFlow();
  const { step, biometry, maskedPhone } = coOwnership;
  const { title, who, next } = WORDS(step);
  const expected = expectedPayment(coOwnership);
  const hasAccepted = step !== 'NOT_INVITED';
  return (
    <StepPage title={title} pageTitle={title} subtitle={who(ownerName(coOwnership))}>
      <Card as="section" tone="sand" room="medium" aria-label={title}>
        <Stack gap={3}>
          <Text measure>{next}</Text>
          {expected !== null && <Text measure>{expected}</Text>}
          <Text measure>{TEXT.message(keepTogether(maskedPhone))}</Text>
          <Busy text={TEXT.follows} />
        </Stack>
      </Card>
      <Stack as="section" gap={4}>
        <Text as="h2" size={20}>
          {TEXT.stepsHeading}
        </Text>
        <OwnSteps
          accept={hasAccepted ? 'done' : 'todo'}
          photos={biometry.isValidated ? 'done' : 'todo'}
          sign="todo"
        />
      </Stack>
      <LoanCard />
    </StepPage>
  );
};
