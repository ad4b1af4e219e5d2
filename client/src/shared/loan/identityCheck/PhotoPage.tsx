import { CameraCapture, type CameraCaptureProps } from '@prendarios/design-system/capture/CameraCapture';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { ProgressBar } from '@prendarios/design-system/feedback/ProgressBar';
import { Text } from '@prendarios/design-system/foundations/Text';
import { FormPage } from '#shared/page/FormPage.tsx';
import { HoursPage } from '#shared/page/HoursPage.tsx';
import { unreadablePhoto } from '#shared/files/uploads/fileRules.ts';
import { useIdentityWork } from './IdentityWork.ts';
import { OtherPhone } from './OtherPhone.tsx';
import { PHOTOS, type Photo } from './photos.ts';
import { IDENTITY_TEXTS } from './texts.ts';
import { useFrontNumber } from './useFrontNumber.ts';
import { useSendPhoto } from './useSendPhoto.ts';

const SUBJECTS: Readonly<Record<Photo, CameraCaptureProps['subject']>> = {
  front: 'documentFront',
  back: 'documentBack',
  selfie: 'selfie',
};

const KILOBYTE = 1024;
const kilobytes = (bytes: number) => `${Math.round(bytes / KILOBYTE)}\u00a0kB`;

type PhotoPageProps = {
  photo: Photo;
  /** Whether the camera was open for the previous photo. */
  startsOpen: boolean;
  backHref: string;
  /** Whether the camera takes photos of the DNI automatically, which the user can change. */
  automatic: boolean;
  onAutomatic: (on: boolean) => void;
  onSaved: (file: File) => void;
  onStale: () => Promise<unknown>;
};

/** Lets the user take or upload a photo, review it and send it. */
export const PhotoPage = (props: PhotoPageProps) => {
  const { photo, startsOpen, backHref, onSaved, onStale } = props;
  const { photoAddress } = useIdentityWork();
  const { inspect, number } = useFrontNumber(photo);
  const { sending, send, again } = useSendPhoto({ address: photoAddress(photo), onSaved, onStale });
  const text = IDENTITY_TEXTS.photo[photo];
  if (sending.state === 'closed')
    return <HoursPage message={sending.message} busy={sending.busy} onRetry={again} />;
  const at = PHOTOS.indexOf(photo) + 1;
  return (
    <FormPage
      title={text.title}
      progress={
        <ProgressBar label={IDENTITY_TEXTS.photo.counter(at, PHOTOS.length)} value={at} max={PHOTOS.length} />
      }
      back={{ href: backHref }}
    >
      <CameraCapture
        subject={SUBJECTS[photo]}
        guide={text.guide}
        title={IDENTITY_TEXTS.photo.live(text.title, at, PHOTOS.length)}
        primer={<Text>{text.primer}</Text>}
        fileName={text.file}
        startsOpen={startsOpen}
        onPhoto={(file) => send(file, number.current)}
        inspect={inspect}
        explain={unreadablePhoto}
        labels={{ looking: IDENTITY_TEXTS.photo.looking }}
        busy={sending.state === 'sending'}
        error={sending.state === 'stopped' ? sending.message : undefined}
        automatic={props.automatic}
        onAutomatic={props.onAutomatic}
        alternatives={<OtherPhone />}
        alternativesOpen={<OtherPhone isOpen />}
      />
      {sending.state === 'stopped' && sending.afterClosed && (
        <Alert tone="danger" live>
          {sending.message}
        </Alert>
      )}
      {sending.state === 'sending' && (
        <ProgressBar
          label={IDENTITY_TEXTS.photo.progress}
          value={sending.sent}
          max={sending.size}
          detail={IDENTITY_TEXTS.photo.sent(kilobytes(sending.sent), kilobytes(sending.size))}
        />
      )}
    </FormPage>
  );
};
