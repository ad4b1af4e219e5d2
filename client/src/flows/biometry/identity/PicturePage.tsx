import { CameraCapture, type CameraSubject } from '@prendarios/design-system/capture/CameraCapture';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { ProgressBar } from '@prendarios/design-system/feedback/ProgressBar';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useBiometryFlow } from '../BiometryContext.ts';
import { FormScreen } from '../../../shared/page/FormScreen.tsx';
import { HoursPage } from '../HoursPage.tsx';
import { OtherPhone } from './OtherPhone.tsx';
import { PICTURES, type Picture } from './pictures.ts';
import { IDENTITY_TEXTS } from './texts.ts';
import { useSendPicture } from './useSendPicture.ts';

const SUBJECTS: Readonly<Record<Picture, CameraSubject>> = {
  front: 'documentFront',
  back: 'documentBack',
  selfie: 'selfie',
};

const KILOBYTE = 1024;
const kilobytes = (bytes: number) => `${Math.round(bytes / KILOBYTE)}\u00a0kB`;

type PicturePageProps = {
  picture: Picture;
  /** The camera was opened for the picture before. */
  startsOpen: boolean;
  backHref: string;
  onKept: () => void;
  onStale: () => void;
};

/** One picture: taken or uploaded, looked at, and sent. */
export const PicturePage = (props: PicturePageProps) => {
  const { picture, startsOpen, backHref, onKept, onStale } = props;
  const { proposal } = useBiometryFlow();
  const { sending, send, again } = useSendPicture({ proposalId: proposal.id, picture, onKept, onStale });
  const text = IDENTITY_TEXTS.picture[picture];
  if (sending.state === 'closed')
    return <HoursPage message={sending.message} busy={sending.busy} onRetry={again} />;
  const at = PICTURES.indexOf(picture) + 1;
  return (
    <FormScreen
      title={text.title}
      progress={
        <ProgressBar
          label={IDENTITY_TEXTS.picture.counter(at, PICTURES.length)}
          value={at}
          max={PICTURES.length}
        />
      }
      back={{ href: backHref }}
    >
      <CameraCapture
        subject={SUBJECTS[picture]}
        guide={text.guide}
        primer={<Text>{text.primer}</Text>}
        fileName={text.file}
        startsOpen={startsOpen}
        onPhoto={send}
        busy={sending.state === 'sending'}
        error={sending.state === 'stopped' ? sending.message : undefined}
        alternatives={<OtherPhone />}
      />
      {sending.state === 'stopped' && sending.isOut && (
        <Alert tone="danger" live>
          {sending.message}
        </Alert>
      )}
      {sending.state === 'sending' && (
        <ProgressBar
          label={IDENTITY_TEXTS.picture.progress}
          value={sending.sent}
          max={sending.size}
          detail={IDENTITY_TEXTS.picture.sent(kilobytes(sending.sent), kilobytes(sending.size))}
        />
      )}
    </FormScreen>
  );
};
