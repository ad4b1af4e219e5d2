import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BiometryProposalFragment } from '../../../generated/graphql.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { IntroPage } from './IntroPage.tsx';
import { PicturePage } from './PicturePage.tsx';
import { nextPicture, PICTURE_KEY, pictureOf, slugOf, standingOf, viewOf, type Picture } from './pictures.ts';
import { PicturesPage } from './PicturesPage.tsx';
import { IDENTITY_TEXTS } from './texts.ts';
import { ValidatedPage } from './ValidatedPage.tsx';
import { WaitingPage } from './WaitingPage.tsx';

/** Addresses of the step: the list, and each picture. */
function useAddresses() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const address = (picture: Picture | null) => {
    const own = new URLSearchParams(search);
    own.delete(PICTURE_KEY);
    if (picture !== null) own.set(PICTURE_KEY, slugOf(picture));
    const text = own.toString();
    return `${pathname}${text === '' ? '' : `?${text}`}`;
  };
  return { picture: pictureOf(query.get(PICTURE_KEY)), address };
}

/** The picture that was just kept counts as such, whatever the reading before it said. */
function nextAfter(kept: Picture, { biometry }: BiometryProposalFragment): Picture | null {
  const next = nextPicture(biometry);
  return next === kept && standingOf(kept, biometry) === 'missing' ? null : next;
}

/** The identity check (RT-48, RT-54): why, the pictures one by one, the validation and its result. */
export const IdentityScreen = () => {
  const { proposal, refresh } = useBiometryFlow();
  const navigate = useNavigate();
  const { picture, address } = useAddresses();
  const [accepted, setAccepted] = useState(false);
  const [cameraOpened, setCameraOpened] = useState(false);
  const [said, setSaid] = useState('');
  const view = viewOf(proposal.biometry, { accepted, picture });

  const onKept = async (kept: Picture) => {
    setSaid(IDENTITY_TEXTS.picture.kept(IDENTITY_TEXTS.pictures.names[kept]));
    setCameraOpened(true);
    const standing = await readAgain();
    void navigate(address(standing === null ? null : nextAfter(kept, standing)), { replace: true });
  };
  const readAgain = async (): Promise<BiometryProposalFragment | null> => {
    try {
      return await refresh();
    } catch {
      // The list shows what was read last, and the picture's page is left either way.
      return null;
    }
  };

  return (
    <>
      <LiveRegion message={said} />
      {view === 'intro' && <IntroPage onAccepted={() => setAccepted(true)} />}
      {view === 'picture' && picture !== null && (
        <PicturePage
          key={picture}
          picture={picture}
          startsOpen={cameraOpened}
          backHref={address(null)}
          onKept={() => void onKept(picture)}
          onStale={() => void readAgain()}
        />
      )}
      {view === 'pictures' && <PicturesPage hrefOf={address} />}
      {view === 'waiting' && <WaitingPage />}
      {view === 'validated' && <ValidatedPage />}
    </>
  );
};
