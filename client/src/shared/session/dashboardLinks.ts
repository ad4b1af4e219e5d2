import { BOARD_PATH, DASHBOARD_PATH, MORNING_PATH } from './paths.ts';
import type { Role } from './sessionStore.ts';
import { SESSION_TEXTS as TEXT } from './texts.ts';

/** The screens of the dashboard that the role has; an applicant has the list alone. */
export const dashboardLinks = (role: Role) => {
  const isStaff = role !== 'APPLICANT';
  return [
    ...(role === 'SELLER' ? [{ label: TEXT.morning, href: MORNING_PATH }] : []),
    { label: isStaff ? 'Panel' : TEXT.dashboard, href: DASHBOARD_PATH },
    ...(isStaff ? [{ label: 'Tablero', href: BOARD_PATH }] : []),
  ];
};

/** Where a user begins who signs in without another destination. */
export const homePath = (role: Role): string => (role === 'SELLER' ? MORNING_PATH : DASHBOARD_PATH);
