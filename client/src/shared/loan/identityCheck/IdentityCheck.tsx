import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IdentityCheckFragment } from '#generated/graphql.ts';
import { LOADING } from '#shared/page/steps/stepData.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useKnownProblem } from './DeviceNotice.tsx';
import { useIdentityWork } from './IdentityWork.ts';
import { IntroPage } from './IntroPage.tsx';
import { PhotoPage } from './PhotoPage.tsx';
import { nextPhoto, PHOTO_KEY, photoOf, slugOf, statusOf, viewOf, type Photo } from './photos.ts';
import { PhotosPage, type Thumbnails } from './PhotosPage.tsx';
import { IDENTITY_TEXTS } from './texts.ts';
import { thumbnailOfFile } from '#shared/files/uploads/thumbnail.ts';
import { useOtherPhone } from './useOtherPhone.ts';
import { ValidatedPage } from './ValidatedPage.tsx';
import { WaitingPage } from './WaitingPage.tsx';

/** Returns the current photo and a function for the URLs of the list and each photo. */
function useAddresses() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const address = (photo: Photo | null) => {
    const own = new URLSearchParams(search);
    own.delete(PHOTO_KEY);
    if (photo !== null) own.set(PHOTO_KEY, slugOf(photo));
    const text = own.toString();
    return `${pathname}${text === '' ? '' : `?${text}`}`;
  };
  return { photo: photoOf(query.get(PHOTO_KEY)), address };
}

/** Returns the photo after `saved`, which counts as received even if the check was read too early to include it. */
function nextAfter(saved: Photo, check: IdentityCheckFragment): Photo | null {
  const next = nextPhoto(check);
  return next === saved && statusOf(saved, check) === 'missing' ? null : next;
}

/** Runs the identity check (RT-48, RT-54): introduction, photos one at a time, validation and result. */
export const IdentityCheck = () => {
  const { check, hasConsent, refresh } = useIdentityWork();
  const navigate = useNavigate();
  const { photo, address } = useAddresses();
  const problem = useKnownProblem();
  const [accepted, setAccepted] = useState(hasConsent);
  const [cameraOpened, setCameraOpened] = useState(false);
  const [automatic, setAutomatic] = useState(true);
  const [thumbnails, setThumbnails] = useState<Thumbnails>({});
  const [announcement, setAnnouncement] = useState('');
  const view = viewOf(check, { accepted, photo });
  // Does not poll while this page's camera is open.
  const { phone, onBegun, onSent } = useOtherPhone({ isWatching: view === 'intro' || view === 'photos' });

  const onSaved = async (saved: Photo, file: File) => {
    onSent(saved);
    const thumbnail = await thumbnailOfFile(file);
    setThumbnails((shown) => ({ ...shown, [saved]: thumbnail }));
    setAnnouncement(IDENTITY_TEXTS.photo.saved(IDENTITY_TEXTS.photos.names[saved]));
    setCameraOpened(true);
    const latest = await readAgain();
    void navigate(address(latest === null ? null : nextAfter(saved, latest)), { replace: true });
  };
  const readAgain = async (): Promise<IdentityCheckFragment | null> => {
    try {
      return await refresh();
    } catch {
      // The list shows the last known state; the photo's page closes either way.
      return null;
    }
  };

  return (
    <>
      <LiveRegion message={announcement} />
      {/* Wait for the camera check: its notice would shift the consent while the user taps it. */}
      {view === 'intro' && problem === undefined && <StepPage pending={LOADING} />}
      {view === 'intro' && problem !== undefined && (
        <IntroPage problem={problem} phone={phone} onBegun={onBegun} onAccepted={() => setAccepted(true)} />
      )}
      {view === 'photo' && photo !== null && (
        <PhotoPage
          key={photo}
          photo={photo}
          startsOpen={cameraOpened}
          backHref={address(null)}
          automatic={automatic}
          onAutomatic={setAutomatic}
          onSaved={(file) => void onSaved(photo, file)}
          onStale={readAgain}
        />
      )}
      {view === 'photos' && <PhotosPage hrefOf={address} thumbnails={thumbnails} phone={phone} />}
      {view === 'waiting' && <WaitingPage />}
      {view === 'validated' && <ValidatedPage />}
    </>
  );
};
