import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { brandNames, LookFrame } from './Look.tsx';

const modes = ['light', 'dark'] as const;

const Frames = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

const Name = styled('p')({ paddingBlockEnd: '0.5rem', fontSize: '0.8125rem', opacity: 0.8 });

type SideBySideProps = { padded: boolean; children: ReactNode };

/** A story in every brand, light and dark. */
export const SideBySide = ({ padded, children }: SideBySideProps) => (
  <Frames>
    {brandNames.flatMap((brand) =>
      modes.map((mode) => (
        <LookFrame
          key={`${brand} ${mode}`}
          brand={brand}
          mode={mode}
          padded={padded}
          isOneOfMany
          height="100%"
        >
          <Name lang="en">{`${brand}, ${mode}`}</Name>
          {children}
        </LookFrame>
      )),
    )}
  </Frames>
);
