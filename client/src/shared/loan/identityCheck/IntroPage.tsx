import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { ConsentCheckbox } from '@prendarios/design-system/fields/ConsentCheckbox';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { identityCheckForm } from '@prendarios/rules/forms/answers';
import { Field } from '#shared/forms/Field.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import type { CameraProblem } from '@prendarios/design-system/capture/device';
import { DeviceNotice } from './DeviceNotice.tsx';
import { isDesk } from './isDesk.ts';
import { OtherPhone, PhoneFirst } from './OtherPhone.tsx';
import { useIdentityWork } from './IdentityWork.ts';
import { IDENTITY_TEXTS } from './texts.ts';
import { useStaleCheck } from './useStaleCheck.ts';
import type { FollowedPhone } from './useOtherPhone.ts';

const TEXT = IDENTITY_TEXTS.intro;
const PRIVACY = '/legales/privacidad';

type IntroPageProps = {
  /** Why the camera cannot be used, if known. */
  problem: CameraProblem | null;
  phone: FollowedPhone | null;
  /** Called when the consent is sent, so that the started check is not attributed to another phone. */
  onBegun: () => void;
  onAccepted: () => void;
};

/** Explains the check and asks for consent before the browser asks for the camera. */
export const IntroPage = ({ problem, phone, onBegun, onAccepted }: IntroPageProps) => {
  const { start, refresh, missing } = useIdentityWork();
  const isStale = useStaleCheck();
  const form = useStepForm({
    id: 'identity-check',
    schema: identityCheckForm,
    defaultValues: { accepted: false },
    send: async (_values, context) => {
      onBegun();
      return problemsOrResult(await start(context), null);
    },
    onDone: () => {
      onAccepted();
      // The next page need not wait for the process number, which is shown later.
      void refresh().catch(() => undefined);
    },
    onProblem: isStale,
  });
  return (
    <StepPage
      subtitle={TEXT.subtitle}
      form={form}
      below={<Reasons offersPhone={problem === null && !isDesk()} />}
      foot={
        // Not sticky: at the bottom of the screen it could be pressed before the consent is seen.
        <ButtonBar sticky={false}>
          <Button type="submit" busy={form.busy} busyText={COMMON_TEXTS.sending}>
            {TEXT.submit}
          </Button>
        </ButtonBar>
      }
    >
      {problem !== null && <DeviceNotice problem={problem} />}
      <PhoneFirst phone={phone} />
      {/* The consent and the button come first; below the reasons they would be off a small phone's screen. */}
      <Field form={form} name="accepted">
        {({ value, ...field }) => (
          <ConsentCheckbox {...field} label={TEXT.consent} hint={TEXT.consentHint} checked={value} />
        )}
      </Field>
      {missing}
    </StepPage>
  );
};

/** Explains the purpose of the photos and what is needed. Placed below the button, for interested users. */
const Reasons = ({ offersPhone }: { offersPhone: boolean }) => (
  <Stack gap={6}>
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
    {offersPhone && <OtherPhone />}
  </Stack>
);
