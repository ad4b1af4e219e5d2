import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Text } from '@prendarios/design-system/foundations/Text';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useCoOwnerFlow } from '../CoOwnerContext.ts';
import { ownerName } from '../state.ts';
import { INVITATION_TEXTS } from './texts.ts';

const TEXT = INVITATION_TEXTS.refused;

/** The co-owner declined but can still accept while the application is open. */
export const RefusedPage = ({ onUndo }: { onUndo: () => void }) => {
  const { coOwnership } = useCoOwnerFlow();
  return (
    <StepPage
      title={TEXT.title}
      pageTitle={TEXT.title}
      subtitle={TEXT.text(ownerName(coOwnership))}
      foot={
        <ButtonBar sticky={false}>
          <Button variant="secondary" onClick={onUndo}>
            {TEXT.undo}
          </Button>
        </ButtonBar>
      }
    >
      <Text tone="muted">{TEXT.undoText}</Text>
    </StepPage>
  );
};
