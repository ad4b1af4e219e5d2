import type { DataColumn } from '../data/DataTable.tsx';
import type { Stage } from '../data/StatusTag.tsx';
import { StatusTag } from '../data/StatusTag.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';

export type SampleProposal = {
  number: string;
  name: string;
  amount: string;
  /** Time in its stage. */
  age: string;
  ageStage?: Stage;
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
    number: '104882',
    name: 'Elena Álvarez',
    amount: '$ 20.000.000',
    age: 'hoy',
    ageStage: 'green',
    date: '20/11/2026',
    vehicle: 'Fiat Cronos 0KM',
    document: 'DNI 30.•••.••2',
    pointOfSale: 'Automotores Libertador S.A.',
    stage: 'orange',
    stageName: 'Identidad',
    waitsFor: 'titular',
  },
  {
    number: '104871',
    name: 'Martín Sosa',
    amount: '$ 1.777.000',
    age: '3 días',
    ageStage: 'yellow',
    date: '20/11/2026',
    vehicle: 'Honda XR 150L 2024',
    document: 'DNI 28.•••.••1',
    pointOfSale: 'Litoral Motos S.A.S.',
    stage: 'yellow',
    stageName: 'Registro de datos',
    waitsFor: 'titular',
  },
  {
    number: '104869',
    name: 'Agustina Ríos',
    amount: '$ 31.000.000',
    age: '5 días',
    ageStage: 'red',
    date: '19/11/2026',
    vehicle: 'Toyota Hilux SRV 2022',
    document: 'DNI 33.•••.••7',
    pointOfSale: 'Norte Pickups S.R.L.',
    stage: 'orange',
    stageName: 'Documentación',
    waitsFor: 'vendedor',
  },
  {
    number: '104850',
    name: 'Pablo Benítez',
    amount: '$ 28.500.000',
    age: '1 día',
    ageStage: 'green',
    date: '19/11/2026',
    vehicle: 'Renault Kardian 0KM',
    document: '-',
    pointOfSale: 'Córdoba Cars S.A.',
    stage: 'green',
    stageName: 'Formalización',
    waitsFor: 'banco',
  },
  {
    number: '104833',
    name: 'Lucía Ferreyra',
    amount: '$ 14.200.000',
    age: '2 días',
    ageStage: 'green',
    date: '18/11/2026',
    vehicle: 'VW Amarok V6 2021',
    document: 'DNI 25.•••.••3',
    pointOfSale: '-',
    stage: 'purple',
    stageName: 'Recepción de prenda',
    waitsFor: 'registro',
  },
  {
    number: '104829',
    name: 'Nicolás Paz',
    amount: '$ 9.600.000',
    age: '-',
    date: '18/11/2026',
    vehicle: 'Peugeot 208 0KM',
    document: 'DNI 40.•••.••8',
    pointOfSale: 'Automotores Libertador S.A.',
    stage: 'red',
    stageName: 'Cancelada',
  },
];

export const proposalColumns: DataColumn<SampleProposal>[] = [
  {
    key: 'name',
    header: 'Titular',
    // Screen readers also list the row's link out of context.
    cell: (row) => (
      <>
        <VisuallyHidden>{`Ver la propuesta ${row.number}, `}</VisuallyHidden>
        {row.name}
      </>
    ),
    detail: (row) => row.document,
  },
  { key: 'vehicle', header: 'Vehículo', cell: (row) => row.vehicle, detail: (row) => row.number },
  { key: 'amount', header: 'Monto', align: 'end', cell: (row) => row.amount },
  {
    key: 'stage',
    header: 'Etapa',
    corner: true,
    cell: (row) => (
      <StatusTag stage={row.stage} size="small">
        {row.stageName}
      </StatusTag>
    ),
    detail: (row) => row.waitsFor && `Falta: ${row.waitsFor}`,
  },
  {
    key: 'age',
    header: 'En la etapa',
    sort: { href: '#mas-demoradas', order: 'descending' },
    cell: ({ age, ageStage }) =>
      ageStage === undefined ? (
        age
      ) : (
        <StatusTag stage={ageStage} icon={null} size="small">
          {age}
        </StatusTag>
      ),
  },
  {
    key: 'date',
    header: 'Creada',
    sort: { href: '#mas-nuevas' },
    cell: (row) => row.date,
    detail: (row) => row.pointOfSale,
  },
];

export const proposalHref = (row: SampleProposal): string => `#${row.number}`;
