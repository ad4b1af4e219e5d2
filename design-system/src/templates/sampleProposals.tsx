import type { DataColumn } from '../data/DataTable.tsx';
import type { Stage } from '../data/StatusTag.tsx';
import { StatusTag } from '../data/StatusTag.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';

export type SampleProposal = {
  number: string;
  date: string;
  vehicle: string;
  document: string;
  pointOfSale: string;
  stage: Stage;
  stageName: string;
  waitsFor?: string;
};

/** A missing document or point of sale is shown as '-'. */
export const sampleProposals: SampleProposal[] = [
  {
    number: '104.882',
    date: '20/11/2026',
    vehicle: 'Fiat Cronos 0KM',
    document: 'DNI 30.111.•••',
    pointOfSale: 'Automotores Libertador S.A.',
    stage: 'orange',
    stageName: 'Validación de identidad',
    waitsFor: 'titular',
  },
  {
    number: '104.871',
    date: '20/11/2026',
    vehicle: 'Honda XR 150L 2024',
    document: 'DNI 28.456.•••',
    pointOfSale: 'Litoral Motos S.A.S.',
    stage: 'yellow',
    stageName: 'Registro de datos',
    waitsFor: 'titular',
  },
  {
    number: '104.869',
    date: '19/11/2026',
    vehicle: 'Toyota Hilux SRV 2022',
    document: 'DNI 33.445.•••',
    pointOfSale: 'Norte Pickups S.R.L.',
    stage: 'orange',
    stageName: 'Documentación',
    waitsFor: 'vendedor',
  },
  {
    number: '104.850',
    date: '19/11/2026',
    vehicle: 'Renault Kardian 0KM',
    document: '-',
    pointOfSale: 'Córdoba Cars S.A.',
    stage: 'green',
    stageName: 'Formalización',
    waitsFor: 'banco',
  },
  {
    number: '104.833',
    date: '18/11/2026',
    vehicle: 'VW Amarok V6 2021',
    document: 'DNI 25.678.•••',
    pointOfSale: '-',
    stage: 'purple',
    stageName: 'Recepción de prenda',
    waitsFor: 'registro',
  },
  {
    number: '104.829',
    date: '18/11/2026',
    vehicle: 'Peugeot 208 0KM',
    document: 'DNI 40.221.•••',
    pointOfSale: 'Automotores Libertador S.A.',
    stage: 'red',
    stageName: 'Cancelada',
  },
];

export const proposalColumns: DataColumn<SampleProposal>[] = [
  {
    key: 'number',
    header: 'Propuesta',
    // The row's link is read out alone, too.
    cell: (row) => (
      <>
        <VisuallyHidden>Ver la propuesta </VisuallyHidden>
        {row.number}
      </>
    ),
    detail: (row) => row.date,
  },
  { key: 'vehicle', header: 'Vehículo y titular', cell: (row) => row.vehicle, detail: (row) => row.document },
  { key: 'pointOfSale', header: 'Punto de venta', cell: (row) => row.pointOfSale },
  {
    key: 'stage',
    header: 'Etapa',
    corner: true,
    cell: (row) => <StatusTag stage={row.stage}>{row.stageName}</StatusTag>,
    detail: (row) => row.waitsFor && `Falta: ${row.waitsFor}`,
  },
];

export const proposalHref = (row: SampleProposal): string => `#${row.number}`;
