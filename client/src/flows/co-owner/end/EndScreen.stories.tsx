import type { Meta } from '@storybook/react-vite';
import { coOwnershipIs, signed } from '../../../testing/samples/coOwnership.ts';
import { screen } from '../../../testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/co-owner/End', tags: ['!autodocs'] };
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
