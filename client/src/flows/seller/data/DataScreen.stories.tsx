import type { Meta } from '@storybook/react-vite';
import { SaleFlowDocument } from '#generated/graphql.ts';
import { mockFailure, mockPending } from '#testing/answers.ts';
import { formerSale, longSale, saleCompany, saleIs } from '#testing/samples/sale.ts';
import { screen } from '#testing/ScreenStory.tsx';

const meta: Meta = { title: 'screens/2 Seller/01 Data', tags: ['!autodocs'] };
export default meta;

const at = '/vendedor/datos?numero=104882';

export const Usual = screen({ at, answers: saleIs(), shows: 'Sí, son mis datos' });

export const Invited = screen({
  at,
  answers: saleIs({ seller: { identity: null, hasValidData: false } }),
  shows: 'Completá tus datos para cobrar',
});

export const Company = screen({
  at,
  answers: saleIs({ seller: { identity: saleCompany } }),
  shows: '¿Son estos los datos de la empresa?',
});

export const Denied = screen({
  at,
  answers: saleIs({ seller: { hasValidData: false } }),
  shows: 'Nos dijiste que estos datos no son tuyos',
});

export const Complete = screen({ at, answers: saleIs({ nextStep: 'DONE' }), shows: 'Ver qué sigue' });

export const Fixed = screen({
  at,
  answers: saleIs({ seller: { canBeChanged: false, canNameBeChanged: false } }),
  shows: /El contrato ya tiene estos datos/,
});

export const NameFixed = screen({
  at,
  answers: saleIs({ seller: { canNameBeChanged: false } }),
  shows: /tu nombre y tu documento no se cambian acá/,
});

export const Cancelled = screen({
  at,
  answers: saleIs({ status: 'CANCELLED' }),
  shows: 'Esta venta se canceló',
});

export const Replaced = screen({ at, answers: formerSale, shows: 'Esta venta ya no está a tu nombre' });

export const LongNames = screen({ at, answers: saleIs(longSale), shows: 'Sí, son mis datos' });

export const Slow = screen({ at, answers: [mockPending(SaleFlowDocument)], shows: 'Tus datos' });

export const Failing = screen({
  at,
  answers: [mockFailure(SaleFlowDocument)],
  shows: 'No pudimos cargar esta parte',
});
