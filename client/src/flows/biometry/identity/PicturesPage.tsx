import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { IconMark, type IconMarkProps } from '@prendarios/design-system/data/IconMark';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useState } from 'react';
import { useValidateIdentityMutation } from '../../../generated/hooks.ts';
import { noFields } from '@prendarios/rules/forms/answers';
import { sentPayload } from '../../../shared/forms/useSubmission.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { HoursPage } from '../HoursPage.tsx';
import { BiometryPage } from '../BiometryPage.tsx';
import { OtherPhone } from './OtherPhone.tsx';
import {
  nextPicture,
  PICTURES,
  problemOf,
  standingOf,
  type Picture,
  type PictureStanding,
} from './pictures.ts';
import { IDENTITY_TEXTS } from './texts.ts';

const TEXT = IDENTITY_TEXTS.pictures;
const MARKS: Readonly<Record<PictureStanding, IconMarkProps>> = {
  missing: { icon: 'camera' },
  received: { icon: 'check', tone: 'green' },
  again: { icon: 'warning', tone: 'orange' },
};
/** What the pictures may have become meanwhile: they are read again. */
const STALE = new Set(['BIOMETRY_INCOMPLETE', 'BIOMETRY_REJECTED', 'STEP_NOT_ALLOWED', 'PROPOSAL_NOT_FOUND']);

type HrefOf = (picture: Picture) => string;

const PictureRow = ({ picture, hrefOf }: { picture: Picture; hrefOf: HrefOf }) => {
  const { biometry } = useBiometryFlow().proposal;
  const standing = standingOf(picture, biometry);
  const problem = problemOf(picture, biometry);
  const name = TEXT.names[picture];
  return (
    <Item
      mark={<IconMark {...MARKS[standing]} />}
      end={
        <Button
          variant="quiet"
          size="small"
          href={hrefOf(picture)}
          aria-label={TEXT.takeOf(TEXT.take[standing], name)}
        >
          {TEXT.take[standing]}
        </Button>
      }
    >
      <Text weight="semibold">{name}</Text>
      <Text size={15} tone="muted">
        {problem === null ? TEXT.standings[standing] : TEXT.problems[problem]}
      </Text>
    </Item>
  );
};

/** Has the bank judge the three pictures; what it refuses shows on the page that is read again. */
function useValidation() {
  const { proposal, refresh } = useBiometryFlow();
  const [validate] = useValidateIdentityMutation();
  const [closed, setClosed] = useState<string | null>(null);
  const form = useStepForm({
    id: 'identity-evidence',
    schema: noFields,
    defaultValues: {},
    send: async (_values, context) => {
      const input = { proposalId: proposal.id, validated: true };
      const { data } = await validate({ variables: { input }, context });
      if (data === undefined) throw new Error('The answer to the validation had no data.');
      setClosed(null);
      await refresh();
      return sentPayload(data.setIdentityValidated);
    },
    onDone: () => window.scrollTo(0, 0),
    onProblem: ({ code, message }) => {
      if (code === 'OUT_OF_HOURS') setClosed(message);
      return code === 'OUT_OF_HOURS' || STALE.has(code);
    },
  });
  return { form, closed };
}

/** The three pictures, what each still needs, and the validation once all are there. */
export const PicturesPage = ({ hrefOf }: { hrefOf: HrefOf }) => {
  const { biometry } = useBiometryFlow().proposal;
  const { form, closed } = useValidation();
  const next = nextPicture(biometry);
  const isRejected = biometry.status === 'REJECTED';
  if (closed !== null) return <HoursPage message={closed} busy={form.busy} onRetry={() => form.onSubmit()} />;
  return (
    <BiometryPage
      step="identity"
      title={next === null ? TEXT.readyTitle : TEXT.title}
      subtitle={next === null ? TEXT.readySubtitle : TEXT.subtitle}
      form={form}
      foot={
        <ButtonBar>
          {next === null ? (
            !isRejected && (
              <Button type="submit" icon="shield" busy={form.busy} busyText={TEXT.verifying}>
                {TEXT.submit}
              </Button>
            )
          ) : (
            <Button href={hrefOf(next)} icon="camera">
              {TEXT.next[next]}
            </Button>
          )}
        </ButtonBar>
      }
      note={biometry.processNumber === null ? undefined : IDENTITY_TEXTS.process(biometry.processNumber)}
    >
      {isRejected && (
        <Alert tone="warning" live title={TEXT.rejectedTitle}>
          {next === null ? TEXT.rejectedAll : TEXT.rejectedSome}
        </Alert>
      )}
      <ItemList look="boxes">
        {PICTURES.map((picture) => (
          <PictureRow key={picture} picture={picture} hrefOf={hrefOf} />
        ))}
      </ItemList>
      <OtherPhone />
    </BiometryPage>
  );
};
