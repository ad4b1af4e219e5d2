import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { IconMark } from '@prendarios/design-system/data/IconMark';
import { Item } from '@prendarios/design-system/data/ItemList';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Text } from '@prendarios/design-system/foundations/Text';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useIdentityWork } from './IdentityWork.ts';
import { IDENTITY_TEXTS } from './texts.ts';

const TEXT = IDENTITY_TEXTS.validated;

/** Shows the result of the check, even to users who return later. */
export const ValidatedPage = () => {
  const { check, goOn, next } = useIdentityWork();
  const { isDemonstration, processNumber } = check;
  return (
    <StepPage
      title={TEXT.title}
      foot={
        <ButtonBar>
          <Button onClick={goOn}>{COMMON_TEXTS.continue}</Button>
        </ButtonBar>
      }
      note={processNumber === null ? undefined : IDENTITY_TEXTS.process(processNumber)}
    >
      <Card tone="sand" room="small">
        <Item as="div" mark={<IconMark icon="check" tone="green" />}>
          <Text weight="semibold">{TEXT.text}</Text>
          <Text tone="muted">{next}</Text>
        </Item>
      </Card>
      {isDemonstration && <Alert tone="info">{TEXT.demonstration}</Alert>}
    </StepPage>
  );
};
