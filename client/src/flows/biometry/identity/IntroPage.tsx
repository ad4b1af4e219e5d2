import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { ConsentCheckbox } from '@prendarios/design-system/fields/ConsentCheckbox';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { identityCheckForm } from '@prendarios/rules/forms/answers';
import { Field } from '../../../shared/forms/Field.tsx';
import { sent } from '../../../shared/forms/useSubmission.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { BiometryPage } from '../BiometryPage.tsx';
import { useStaleProposal } from '../useStaleProposal.ts';
import { DeviceNotice, useKnownProblem } from './DeviceNotice.tsx';
import { OtherPhone } from './OtherPhone.tsx';
import { IDENTITY_TEXTS } from './texts.ts';
import { useStartCheck } from './useStartCheck.ts';

const TEXT = IDENTITY_TEXTS.intro;
const PRIVACY = '/legales/privacidad';

/** On a desktop the way to continue on a phone is open from the start: its camera is usually better. */
const isDesk = () => matchMedia('(pointer: fine)').matches;

/** Explains the check and asks for consent, before the browser asks for the camera. */
export const IntroPage = ({ onAccepted }: { onAccepted: () => void }) => {
  const { refresh } = useBiometryFlow();
  const isStale = useStaleProposal();
  const startCheck = useStartCheck();
  const problem = useKnownProblem();
  const form = useStepForm({
    id: 'identity-check',
    schema: identityCheckForm,
    defaultValues: { accepted: false },
    send: async (_values, context) => sent(await startCheck(context), null),
    onDone: () => {
      onAccepted();
      // The next page does not wait for the number of the check, which is shown later.
      void refresh().catch(() => undefined);
    },
    onProblem: isStale,
  });
  return (
    <BiometryPage
      step="identity"
      subtitle={TEXT.subtitle}
      form={form}
      foot={
        // Below the consent: fixed at the foot of the screen it could be pressed before the consent is seen.
        <ButtonBar sticky={false}>
          <Button type="submit" busy={form.busy} busyText={COMMON_TEXTS.sending}>
            {TEXT.submit}
          </Button>
        </ButtonBar>
      }
    >
      {problem !== null && <DeviceNotice problem={problem} />}
      <Card as="section" tone="sand" room="small">
        <Item as="div" icon="shield" iconSize={32}>
          <Stack gap={2}>
            <Text as="h2" size={20}>
              {TEXT.why}
            </Text>
            <Text measure>{TEXT.whyText}</Text>
            <Link href={PRIVACY}>{TEXT.privacy}</Link>
          </Stack>
        </Item>
      </Card>
      <Stack as="section" gap={3}>
        <Text as="h2" size={20}>
          {TEXT.need}
        </Text>
        <ItemList gap={2}>
          {TEXT.needs.map((need) => (
            <Item key={need} icon="check">
              {need}
            </Item>
          ))}
        </ItemList>
        <Text tone="muted">{TEXT.later}</Text>
      </Stack>
      {problem === null && <OtherPhone isOpen={isDesk()} />}
      <Field form={form} name="accepted">
        {({ value, ...field }) => (
          <ConsentCheckbox {...field} label={TEXT.consent} hint={TEXT.consentHint} checked={value} />
        )}
      </Field>
    </BiometryPage>
  );
};
