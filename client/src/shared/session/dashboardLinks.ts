import { BOARD_PATH, DASHBOARD_PATH } from './paths.ts';
import type { Role } from './sessionStore.ts';
import { SESSION_TEXTS as TEXT } from './texts.ts';

/** The screens of the dashboard that the role has; an applicant has no board. */
export const dashboardLinks = (role: Role) => {
  const isStaff = role !== 'APPLICANT';
  const list = { label: isStaff ? 'Panel' : TEXT.dashboard, href: DASHBOARD_PATH };
  return isStaff ? [list, { label: 'Tablero', href: BOARD_PATH }] : [list];
};
