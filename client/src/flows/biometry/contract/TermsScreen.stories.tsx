import type { Meta } from '@storybook/react-vite';
import {
  BiometryContractPageDocument,
  ProposalChangeDocument,
  MakeContractDocument,
  type MakeContractMutation,
} from '#generated/graphql.ts';
import { mockAnswer, mockFailure, mockPending } from '#testing/answers.ts';
import {
  awaitedSeller,
  changedContractPage,
  changes,
  checkIs,
  contractPage,
  ID,
  made,
} from '#testing/samples/biometry.ts';
import { withCoOwner } from '#testing/samples/coOwnerPart.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/3 Identity/05 Terms', tags: ['!autodocs'] };
export default meta;

const path = '/biometria/terminos-y-condiciones';
const at = `${path}?id=${ID}`;
const validated = { biometry: made.biometry };

type Problem = MakeContractMutation['createContract']['userErrors'][number];
const refusedWith = (code: Problem['code'], message: string, names: string[] = []) => [
  mockAnswer(MakeContractDocument, {
    __typename: 'Mutation',
    createContract: {
      __typename: 'CreateContractPayload',
      contract: null,
      userErrors: [
        {
          __typename: 'UserError',
          code,
          message,
          path: [],
          missing: names.map((name) => ({ __typename: 'MissingItem' as const, name, message: '' })),
        },
      ],
    },
  }),
  mockAnswer(ProposalChangeDocument, { __typename: 'Query', proposalVersion: 'v1' }),
  ...checkIs({ ...validated, seller: awaitedSeller }),
];

export const Usual = screen({
  at,
  answers: [contractPage, ...checkIs(made)],
  shows: '1. El préstamo',
});

export const WithoutSellersAccount = screen({
  at,
  answers: [contractPage, ...checkIs({ ...made, isSellerAccountMissing: true })],
  shows: 'Falta la cuenta del vendedor del vehículo',
});

export const UsualOfVivere = screen({
  at: `/vivere${at}`,
  answers: [contractPage, ...checkIs({ ...made, biometry: { ...made.biometry, isVivere: true } })],
  shows: '1. El préstamo',
  globals: { brand: 'vivere' },
});

export const Changed = screen({
  at,
  answers: [
    changedContractPage,
    ...checkIs({ biometry: made.biometry, contract: { ...made.contract, changes } }),
  ],
  shows: 'Cambiaron los números desde el resumen',
});

export const NotSigned = screen({
  at,
  answers: [
    contractPage,
    ...checkIs({ biometry: made.biometry, contract: { ...made.contract, isConfirmed: false } }),
  ],
  shows: 'Anotamos que no firmás por ahora',
});

export const Making = screen({
  at,
  answers: [mockPending(MakeContractDocument), ...checkIs(validated)],
  shows: 'Estamos preparando tu contrato…',
});

export const Closed = screen({
  at,
  answers: refusedWith('OUT_OF_HOURS', 'Se firma de lunes a viernes de 8 a 20.'),
  shows: 'Ahora está cerrado',
});

export const Rejected = screen({
  at,
  answers: refusedWith('REJECTED_BY_REGISTER', 'No pudimos confirmar tu identidad.'),
  shows: 'Por ahora no podemos seguir con el contrato',
});

export const WaitsForCheck = screen({
  at,
  answers: [
    ...refusedWith('OTHER_BORROWER_PENDING', 'Falta que Julián valide su identidad.').slice(0, 1),
    ...checkIs({ ...validated, ...withCoOwner({ step: 'IDENTITY' }) }),
  ],
  shows: 'Falta que Julian valide su identidad',
});

export const WaitsForSignature = screen({
  at,
  answers: checkIs({
    biometry: made.biometry,
    contract: {
      ...made.contract,
      isConfirmed: true,
      pendingSigners: ['CO_OWNER'],
      signatures: [
        {
          __typename: 'BorrowerSignature',
          borrower: 'OWNER',
          name: 'MARINA DELGADO',
          signedAt: '2026-11-26T13:42:10.000Z',
        },
      ],
    },
    ...withCoOwner({ step: 'CONTRACT' }),
  }),
  shows: 'Firmaste. Falta la firma de Julian',
});

export const RefusedByCoOwner = screen({
  at,
  answers: checkIs({ ...validated, ...withCoOwner({ step: 'REFUSED' }) }),
  shows: 'Tu cotitular no quiere seguir',
});

export const NotSupported = screen({
  at,
  answers: refusedWith('CO_OWNER_NOT_SUPPORTED', 'Este banco no toma cotitulares.'),
  shows: 'Este banco todavía no toma cotitulares por internet',
});

export const Slow = screen({
  at,
  answers: [mockPending(BiometryContractPageDocument), ...checkIs(made)],
  shows: 'Trayendo el texto del contrato…',
});

export const Failing = screen({
  at,
  answers: [mockFailure(MakeContractDocument), ...checkIs(validated)],
  shows: 'No pudimos preparar tu contrato',
});

export const SellerMissing = screen({
  at,
  answers: refusedWith('DOCUMENT_NOT_READY', 'Falta que el vendedor cargue sus datos.', ['seller']),
  shows: 'Falta que el vendedor complete su parte',
});

export const VehicleDataMissing = screen({
  at,
  answers: refusedWith('DOCUMENT_NOT_READY', 'Faltan datos.', ['vehicle.chassis']),
  shows: 'Faltan datos del vehículo',
});
