import { Button, type ButtonProps } from '@prendarios/design-system/actions/Button';
import { useContext } from 'react';
import { OpenHandOver } from './HandOverProvider.tsx';

type HandOverProps = Pick<ButtonProps, 'variant' | 'size' | 'block' | 'children'>;

/** Opens the dialog to continue on the customer's phone; requires a HandOverProvider. */
export const HandOver = (look: HandOverProps) => (
  <Button {...look} icon="phone" onClick={useContext(OpenHandOver)} />
);
