import { Outlet } from 'react-router-dom';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { keepsCookies } from '#shared/session/cookies.ts';

const CookiesPage = lazyScreen(async () => (await import('./CookiesPage.tsx')).CookiesPage);

/** The routes that need cookies; where the browser keeps none, what to do comes before the first field. */
export const RequireCookies = () => (keepsCookies() ? <Outlet /> : <CookiesPage />);
