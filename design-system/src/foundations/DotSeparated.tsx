import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type DotSeparatedProps = {
  /** Short texts, such as a document and a number. */
  parts: readonly string[];
};

/** Longer parts wrap like text, so that a clipped block can count their lines. */
const LONGEST_UNBROKEN = 24;

const Part = styled('span')<{ ownerState: { isShort: boolean } }>(({ ownerState: { isShort } }) => ({
  display: isShort ? 'inline-block' : 'inline',
}));

/** A dot drawn behind a space: browsers drop the space, and thereby the dot, where the line breaks. */
const Dot = styled('span')({
  backgroundImage: 'radial-gradient(circle closest-side, currentcolor 90%, transparent)',
  backgroundPosition: 'center 60%',
  backgroundSize: '0.15em 0.15em',
  backgroundRepeat: 'no-repeat',
  wordSpacing: '0.7em',
});

/** Short texts with dots between those that share a line; lines neither begin nor end with a dot. */
export const DotSeparated = ({ parts }: DotSeparatedProps) => (
  <span>
    {parts.map((part, at) => (
      <Fragment key={`${at} ${part}`}>
        {at > 0 && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <Dot> </Dot>
          </>
        )}
        <Part ownerState={{ isShort: part.length <= LONGEST_UNBROKEN }}>{part}</Part>
      </Fragment>
    ))}
  </span>
);
