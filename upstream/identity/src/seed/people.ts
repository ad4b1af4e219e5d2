import type { SoftwareToken, UserStatus } from '../users/userStore.ts';

/** Password of every demo user; temporary for the user who must choose a new one. */
export const DEMO_PASSWORD = 'prendarios-demo';

/** Secret of the demo users that have a software token. */
export const DEMO_TOKEN_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export type Person = Readonly<{
  id: string;
  email: string;
  given: string;
  family: string;
  gender: 'F' | 'M' | 'X';
  cuil: string;
  group?: 'seller' | 'admin';
  /** Codes of points of sale; a seller may have none. */
  pointsOfSale?: readonly string[];
  status?: UserStatus;
  softwareToken?: SoftwareToken;
}>;

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const people: readonly Person[] = [
  {
    id: id(1),
    email: 'solicitante@correo.example',
    given: 'Juan Pablo',
    family: 'García',
    gender: 'M',
    cuil: '20301112220',
  },
  {
    id: id(2),
    email: 'vendedor@ceibo.example',
    given: 'Laura',
    family: 'Sosa',
    gender: 'F',
    cuil: '27334455667',
    group: 'seller',
    pointsOfSale: ['01010'],
  },
  {
    id: id(3),
    email: 'vendedor.varios@ceibo.example',
    given: 'Diego',
    family: 'Luna',
    gender: 'M',
    cuil: '20281234561',
    group: 'seller',
    pointsOfSale: ['01010', '01022', '01035'],
  },
  {
    id: id(4),
    email: 'vendedor.ninguno@ceibo.example',
    given: 'Carla',
    family: 'Ríos',
    gender: 'F',
    cuil: '27295556663',
    group: 'seller',
    pointsOfSale: [],
  },
  {
    id: id(5),
    email: 'admin@ceibo.example',
    given: 'Marta',
    family: 'Vega',
    gender: 'F',
    cuil: '27255667780',
    group: 'admin',
  },
  {
    id: id(6),
    email: 'nueva.clave@correo.example',
    given: 'Nadia',
    family: 'Paz',
    gender: 'F',
    cuil: '27351112226',
    status: 'FORCE_CHANGE_PASSWORD',
  },
  {
    id: id(7),
    email: 'alta.token@correo.example',
    given: 'Alan',
    family: 'Quiroga',
    gender: 'X',
    cuil: '20361112238',
    softwareToken: 'SETUP_REQUIRED',
  },
  {
    id: id(8),
    email: 'con.token@correo.example',
    given: 'Celia',
    family: 'Ortiz',
    gender: 'F',
    cuil: '27371112222',
    softwareToken: 'ENABLED',
  },
  {
    id: id(9),
    email: 'sin.token@correo.example',
    given: 'Simón',
    family: 'Ibarra',
    gender: 'M',
    cuil: '20381112226',
    softwareToken: 'DISABLED',
  },
];
