import type { ReactNode } from 'react';
import type { FormScreenProps } from '#shared/page/FormScreen.tsx';

export type ReturnFrameProps = Pick<
  FormScreenProps,
  'title' | 'subtitle' | 'pageTitle' | 'form' | 'submit' | 'foot' | 'children'
>;

/** The page component around the steps to find and open a proposal; each flow has its own. */
export type ReturnFrame = (props: ReturnFrameProps) => ReactNode;
