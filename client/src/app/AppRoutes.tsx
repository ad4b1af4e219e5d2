import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { holderRoutes } from '../flows/holder/HolderRoutes.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';

const LegalPage = lazy(async () => ({ default: (await import('./pages/LegalPage.tsx')).LegalPage }));
const RevocationPage = lazy(async () => ({
  default: (await import('./pages/RevocationPage.tsx')).RevocationPage,
}));

export const AppRoutes = () => (
  <Suspense>
    <Routes>
      {holderRoutes('guest')}
      <Route path="/legales/:slug" element={<LegalPage />} />
      <Route path="/arrepentimiento" element={<RevocationPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </Suspense>
);
