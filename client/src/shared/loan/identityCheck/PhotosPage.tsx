import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { IconMark, type IconMarkProps } from '@prendarios/design-system/data/IconMark';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Text } from '@prendarios/design-system/foundations/Text';
import { noFields } from '@prendarios/rules/forms/answers';
import { useState } from 'react';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { HoursPage } from '#shared/page/HoursPage.tsx';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useIdentityWork } from './IdentityWork.ts';
import { isDesk } from './isDesk.ts';
import { OtherPhone, PhoneFirst } from './OtherPhone.tsx';
import { nextPhoto, PHOTOS, problemOf, statusOf, type Photo, type PhotoStatus } from './photos.ts';
import { IDENTITY_TEXTS } from './texts.ts';
import type { FollowedPhone } from './useOtherPhone.ts';

const TEXT = IDENTITY_TEXTS.photos;
const MARKS: Readonly<Record<PhotoStatus, IconMarkProps>> = {
  missing: { icon: 'camera' },
  received: { icon: 'check', tone: 'green' },
  again: { icon: 'warning', tone: 'orange' },
};
/** Codes that mean the photos or the proposal changed; the page then refetches them. */
const STALE = new Set(['BIOMETRY_INCOMPLETE', 'BIOMETRY_REJECTED', 'STEP_NOT_ALLOWED', 'PROPOSAL_NOT_FOUND']);

type HrefOf = (photo: Photo) => string;

/**
 * Thumbnails of photos that this page sent. The bank returns no photos (docs/security.md#biometric-photos), so there
 * are none after a reload or from another phone.
 */
export type Thumbnails = Partial<Record<Photo, string | null>>;

type PhotoRowProps = { photo: Photo; hrefOf: HrefOf; thumbnail?: string | null };

const PhotoRow = ({ photo, hrefOf, thumbnail }: PhotoRowProps) => {
  const { check } = useIdentityWork();
  const status = statusOf(photo, check);
  const problem = problemOf(photo, check);
  const name = TEXT.names[photo];
  return (
    <Item
      mark={
        <IconMark
          {...MARKS[status]}
          {...(thumbnail && status !== 'missing' && { image: thumbnail, shape: 'square', size: 48 })}
        />
      }
      end={
        <Button
          variant="quiet"
          size="small"
          href={hrefOf(photo)}
          aria-label={TEXT.takeOf(TEXT.take[status], name)}
        >
          {TEXT.take[status]}
        </Button>
      }
    >
      <Text weight="semibold">{name}</Text>
      <Text size={15} tone="muted">
        {problem === null ? TEXT.statuses[status] : TEXT.problems[problem]}
      </Text>
    </Item>
  );
};

/** Asks the bank to validate the three photos; the refetched page shows those that it rejects. */
function useValidation() {
  const { validate, refresh } = useIdentityWork();
  const [closed, setClosed] = useState<string | null>(null);
  const form = useStepForm({
    id: 'identity-evidence',
    schema: noFields,
    defaultValues: {},
    send: async (_values, context) => {
      const answer = await validate(context);
      setClosed(null);
      await refresh();
      return answer;
    },
    onDone: () => window.scrollTo(0, 0),
    onProblem: ({ code, message }) => {
      if (code === 'OUT_OF_HOURS') setClosed(message);
      return code === 'OUT_OF_HOURS' || STALE.has(code);
    },
  });
  return { form, closed };
}

type PhotosPageProps = { hrefOf: HrefOf; thumbnails: Thumbnails; phone: FollowedPhone | null };

/** Shows the status of the three photos, and the validation once all are received. */
export const PhotosPage = ({ hrefOf, thumbnails, phone }: PhotosPageProps) => {
  const { check } = useIdentityWork();
  const { form, closed } = useValidation();
  const next = nextPhoto(check);
  const isRejected = check.status === 'REJECTED';
  if (closed !== null) return <HoursPage message={closed} busy={form.busy} onRetry={() => form.onSubmit()} />;
  return (
    <StepPage
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
      note={check.processNumber === null ? undefined : IDENTITY_TEXTS.process(check.processNumber)}
    >
      {isRejected && (
        <Alert tone="warning" live title={TEXT.rejectedTitle}>
          {next === null ? TEXT.rejectedAll : TEXT.rejectedSome}
        </Alert>
      )}
      {next !== null && <PhoneFirst phone={phone} />}
      <ItemList look="boxes">
        {PHOTOS.map((photo) => (
          <PhotoRow key={photo} photo={photo} hrefOf={hrefOf} thumbnail={thumbnails[photo]} />
        ))}
      </ItemList>
      {next !== null && !isDesk() && <OtherPhone />}
    </StepPage>
  );
};
