import { BOARD_PATH, DASHBOARD_PATH, MORNING_PATH } from './paths.ts';
import type { Role } from './sessionStore.ts';
import { SESSION_TEXTS as TEXT } from './texts.ts';

/** Returns links to the role's dashboard screens; applicants have only the list. */
export const dashboardLinks = (role: Role) => {
  const isStaff = role !== 'APPLICANT';
  return [
    ...(role === 'SELLER' ? [{ label: TEXT.morning, href: MORNING_PATH }] : []),
    { label: isStaff ? 'Panel' : TEXT.dashboard, href: DASHBOARD_PATH },
    ...(isStaff ? [{ label: 'Tablero', href: BOARD_PATH }] : []),
  ];
};

/** Returns where a user lands after signing in without another destination. */
export const homePath = (role: Role): string => (role === 'SELLER' ? MORNING_PATH : DASHBOARD_PATH);
