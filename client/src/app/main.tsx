import '@prendarios/design-system/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readBank } from '../shared/bank/bank.ts';
import { appConfig } from '../shared/config/appConfig.ts';
import { watchFaults } from '../shared/faults/noteFault.ts';
import { captureMetrics } from '../shared/store/metrics.ts';
import { App } from './App.tsx';

watchFaults(appConfig().flags.logs);
captureMetrics(new URLSearchParams(location.search));

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <App bank={readBank()} />
  </StrictMode>,
);
