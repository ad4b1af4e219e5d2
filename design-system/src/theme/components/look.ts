import type { Components, Theme } from '@mui/material/styles';

/** What the theme says of one MUI component. */
export type Look<Name extends keyof Components> = NonNullable<Components<Omit<Theme, 'components'>>[Name]>;
