import { useState } from 'react';
import { useCoOwnerFlow } from '../CoOwnerContext.ts';
import { DeviceCodePage } from '../entry/DeviceCodePage.tsx';
import { AcceptPage } from './AcceptPage.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import { RefusedPage } from './RefusedPage.tsx';

/** Shows the invitation, which the co-owner accepts with a code or declines. */
export const InvitationScreen = () => {
  const { coOwnership } = useCoOwnerFlow();
  const [view, setView] = useState<'default' | 'invitation' | 'code' | 'device'>('default');
  if (view === 'code') return <AcceptPage onBack={() => setView('invitation')} />;
  if (view === 'device') return <DeviceCodePage onDone={() => setView('default')} />;
  if (coOwnership.step === 'REFUSED' && view === 'default') {
    return <RefusedPage onUndo={() => setView('invitation')} />;
  }
  return (
    <InvitationPage
      onAccepted={() => setView('code')}
      onRefused={() => setView('default')}
      onNotProved={() => setView('device')}
    />
  );
};
