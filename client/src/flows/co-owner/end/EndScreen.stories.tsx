import type { Meta } from '@storybook/react-vite';
import { atContract, coOwnershipIs, signed } from '#testing/samples/coOwnership.ts';
import { revocationState } from '#testing/samples/revocation.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/4 Co-owner/05 End', tags: ['!autodocs'] };
export default meta;

const at = '/cotitular/fin-proceso';

export const WaitsForOwner = screen({
  at,
  answers: coOwnershipIs(signed),
  shows: /Falta la firma de María de los Ángeles/,
});

export const AllSigned = screen({
  at,
  answers: coOwnershipIs({ ...signed, contract: { ...signed.contract, pendingSigners: [] } }),
  shows: /Ya firmaron los dos/,
});

export const Revoked = screen({
  at,
  answers: coOwnershipIs({ ...atContract, step: 'REVOKED', revocation: revocationState() }),
  shows: /El titular pidió la revocación/,
});

export const RevokedByCoOwner = screen({
  at,
  answers: coOwnershipIs({ ...signed, revocation: revocationState({ by: 'CO_OWNER' }) }),
  shows: /Pediste la revocación/,
});

export const Paid = screen({
  at,
  answers: coOwnershipIs({
    ...signed,
    contract: { ...signed.contract, pendingSigners: [] },
    paidOn: '2026-11-30',
  }),
  shows: /Pagamos el vehículo el 30\/11\/2026/,
});

export const Stopped = screen({
  at,
  answers: coOwnershipIs({ step: 'STOPPED' }),
  shows: 'Por ahora no podemos seguir con este préstamo',
});

export const Ended = screen({
  at,
  answers: coOwnershipIs({ step: 'ENDED' }),
  shows: 'Esta solicitud ya no está en curso',
});
