import type { Components, Theme } from '@mui/material/styles';

/** Theme entry of an MUI component. */
export type Look<Name extends keyof Components> = NonNullable<Components<Omit<Theme, 'components'>>[Name]>;
