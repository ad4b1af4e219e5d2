import { Outlet } from 'react-router-dom';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { keepsCookies } from '#shared/session/cookies.ts';

const CookiesPage = lazyScreen(async () => (await import('./CookiesPage.tsx')).CookiesPage);

/** Wraps routes that need cookies; if the browser blocks them, explains what to do before the first field. */
export const RequireCookies = () => (keepsCookies() ? <Outlet /> : <CookiesPage />);
