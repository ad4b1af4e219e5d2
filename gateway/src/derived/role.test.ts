import { expect, it } from 'vitest';
import { roleOf } from './role.ts';

it.each([
  [[], 'APPLICANT'],
  [['customers'], 'APPLICANT'],
  [['seller'], 'SELLER'],
  [['admin'], 'ADMIN'],
  [['seller', 'admin'], 'ADMIN'],
])('[SH-16] the groups %j give the role %s', (groups, role) => {
  expect(roleOf(groups)).toBe(role);
});
