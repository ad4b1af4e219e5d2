import { useSearchParams } from 'react-router-dom';
import { isCorporateSession } from '#shared/session/clearTokens.ts';
import { Overview } from './Overview.tsx';
import { OWN_PARTS } from './parts.ts';
import { PasswordScreen } from './PasswordScreen.tsx';
import { SecondStepScreen } from './SecondStepScreen.tsx';

/** Shows the user's account; the address names the part to change. */
export const OwnAccountScreen = () => {
  const [search] = useSearchParams();
  switch (isCorporateSession() ? null : search.get('parte')) {
    case OWN_PARTS.password:
      return <PasswordScreen />;
    case OWN_PARTS.secondStep:
      return <SecondStepScreen />;
    default:
      return <Overview />;
  }
};
